/* How much of the pack is certain, and what a change of mine shall be called. */
import type { JSX } from "preact";
import { useStore } from "../hooks/store.ts";
import type { PackDocument } from "../packs/document.ts";
import { MINE } from "../packs/figures.ts";
import { say } from "../words/words.ts";
import { percent } from "../words/numbers.ts";

const WORDS = ["rulebook", "seen", "review", "reconstruction", "invented"] as const;
/** Printed words, and what somebody has in their hands. */
const CERTAIN: readonly string[] = ["rulebook", "seen"];

export function Certainty({
  document,
  sources,
}: {
  document: PackDocument;
  sources: Record<string, number>;
}): JSX.Element {
  const mine = useStore(document.mine);
  const all = Object.values(sources).reduce((sum, count) => sum + count, 0);
  const certain = CERTAIN.reduce((sum, word) => sum + (sources[word] ?? 0), 0);
  const share = all ? Math.round((100 * certain) / all) : 0;
  return (
    <section class="card" aria-label={say("workshop-certain")}>
      <h2>{say("workshop-certain")}</h2>
      <p class="certain-share">
        <b data-certain={share}>{percent(share / 100)}</b>{" "}
        <span>{say("workshop-certain-of", { certain, all })}</span>
      </p>
      <div
        class="meter"
        role="meter"
        aria-label={say("workshop-certain")}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {WORDS.map((word) => (
          <i key={word} class={`of-${word}`} style={{ flexGrow: String(sources[word] ?? 0) }} />
        ))}
      </div>
      <ul class="meter-key">
        {WORDS.map((word) => (
          <li key={word}>
            <i class={`of-${word}`} aria-hidden="true" />
            {say(`provenance-${word}`)}
            <b>{sources[word] ?? 0}</b>
          </li>
        ))}
      </ul>
      <fieldset class="levels">
        <legend>{say("workshop-my-changes")}</legend>
        {MINE.map((word) => (
          <label key={word} class={word === mine ? "chosen" : ""}>
            <input
              type="radio"
              name="mine"
              value={word}
              checked={word === mine}
              onChange={() => document.mine.set(word)}
            />
            {say(`workshop-mine-${word}`)}
          </label>
        ))}
      </fieldset>
    </section>
  );
}

/* Singles to swap for, and what is left in the lid: open to everybody (M-T7). */
import type { JSX } from "preact";
import { Chip } from "../../stones/Chip.tsx";
import { atRest, Stone } from "../../stones/Stone.tsx";
import type { MonolythPieces, MonolythView } from "./wire.ts";
import { say } from "../../words/words.ts";
import { colourName, stoneName } from "./names.ts";
import { Figure } from "./figures.tsx";
import { Title } from "./Tokens.tsx";
import { partsOf } from "./stone.ts";

export function Supply({ view, pieces }: { view: MonolythView; pieces: MonolythPieces }): JSX.Element {
  const left = Object.values(view.lid).reduce((a, b) => a + b, 0);
  return (
    <section class="card supply">
      <div class="card-head">
        <Title word={say("ui-singles")} explains={say("ui-explain-singles")} />
      </div>
      <ul class="singles">
        {Object.entries(view.supply).map(([letter, count]) => (
          <li key={letter} class={count ? "" : "none"}>
            <Chip colour={pieces.colours[letter] ?? ""} size={26} />
            <span class="unseen">{colourName(pieces, letter)}: </span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <details class="lid">
        <summary>
          <Figure name="lid" size={18} />
          <span>{say("ui-lid")}</span>
          <b>{left}</b>
        </summary>
        <Lid view={view} pieces={pieces} />
      </details>
    </section>
  );
}

/** Every kind of stone in the lid, by colour, with how many there are. */
function Lid({ view, pieces }: { view: MonolythView; pieces: MonolythPieces }): JSX.Element {
  const stones = Object.entries(view.lid).filter(([, count]) => count > 0);
  if (!stones.length) return <p class="note">{say("ui-lid-empty")}</p>;
  return (
    <ul class="lid-stones" tabIndex={0} aria-label={say("ui-lid")}>
      {stones.map(([stone, count]) => {
        const parts = partsOf(pieces, stone);
        const { colour: letter, shape } = parts;
        return (
          <li key={stone}>
            <Stone
              colour={pieces.colours[letter] ?? ""}
              shape={atRest(pieces.turnings[shape] ?? [])}
              size={34}
            />
            <span class="unseen">{stoneName(pieces, parts)} </span>
            <b>×{count}</b>
          </li>
        );
      })}
    </ul>
  );
}

/* The arrows of a circle: each can be switched off where squares touch it. */
import type { JSX } from "preact";
import { Figure } from "../../../packs/Figure.tsx";
import type { Desk } from "../../../packs/Figure.tsx";
import { changed } from "../../../packs/figures.ts";
import { say } from "../../../words/words.ts";
import type { WayName } from "../geometry.ts";
import { looksOf } from "./drawing.ts";
import type { OcelotMeaning } from "./wire.ts";

const WAYS: readonly WayName[] = ["N", "E", "S", "W"];
const SIGNS: Record<WayName, string> = { N: "↑", E: "→", S: "↓", W: "←" };
const WORDS: Record<WayName, string> = {
  N: "ocelot-workshop-way-up",
  E: "ocelot-workshop-way-right",
  S: "ocelot-workshop-way-down",
  W: "ocelot-workshop-way-left",
};

interface Props {
  desk: Desk;
  meaning: OcelotMeaning | null;
  circle: string;
}

export function Arrows({ desk, meaning, circle }: Props): JSX.Element {
  const touched = meaning?.ways[circle];
  const looks = looksOf(desk.figures);
  const shown = looks[circle] ?? touched ?? "";
  const toggle = (way: WayName): void =>
    desk.document.edit((figures, mine) => {
      const next = WAYS.filter((one) => (one === way) !== shown.includes(one)).join("");
      const { [circle]: _old, ...others } = looksOf(figures);
      const isWhole = (touched ?? "").split("").every((one) => next.includes(one));
      return changed(figures, ["mat", "looks"], isWhole ? others : { ...others, [circle]: next }, mine);
    });
  return (
    <Figure desk={desk} path={["mat", "looks"]} label={say("ocelot-workshop-arrows")}>
      <p class="note">
        {touched === undefined
          ? say("ocelot-workshop-arrows-words")
          : say("ocelot-workshop-arrows-of", { circle })}
        {Object.keys(looks).length > 0 &&
          ` ${say("ocelot-workshop-arrows-off", { circles: Object.keys(looks) })}`}
      </p>
      {touched !== undefined && (
        <div class="row arrows">
          {WAYS.filter((way) => touched.includes(way)).map((way) => (
            <button
              key={way}
              type="button"
              class="button square"
              aria-pressed={shown.includes(way)}
              aria-label={say(WORDS[way])}
              // The last arrow stays: a circle without any sees nothing.
              disabled={shown === way}
              onClick={() => toggle(way)}
              data-arrow={`${circle}-${way}`}
            >
              {SIGNS[way]}
            </button>
          ))}
        </div>
      )}
    </Figure>
  );
}

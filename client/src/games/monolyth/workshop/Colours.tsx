/* The colours of a pack with their marks and letters. */
import type { JSX } from "preact";
import { type Desk, Figure, Section } from "../../../packs/Figure.tsx";
import { changed, type Figures } from "../../../packs/figures.ts";
import { Chip } from "../../../stones/Chip.tsx";
import { MARKS } from "../../../stones/marks.ts";
import { say, sentence } from "../../../words/words.ts";

const USUAL: Record<string, string> = { black: "K", pink: "I" };
export const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** Colours and their letters, in the order of the pack. */
export function coloursOf(figures: Figures): [string, string][] {
  const table = (figures.colours ?? {}) as Record<string, unknown>;
  return Object.entries(table).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

function letterFor(name: string, taken: readonly string[]): string {
  const usual = USUAL[name] ?? name.charAt(0).toUpperCase();
  return [usual, ...ALPHABET].find((letter) => !taken.includes(letter)) ?? usual;
}

export function Colours({ desk }: { desk: Desk }): JSX.Element {
  const colours = new Map(coloursOf(desk.figures));
  const toggle = (name: string): void =>
    desk.document.edit((figures, mine) => {
      const now = new Map(coloursOf(figures));
      const letter = now.has(name) ? undefined : letterFor(name, [...now.values()]);
      return changed(figures, ["colours", name], letter, mine);
    });
  return (
    <Section desk={desk} part="colours" title={say("monolyth-workshop-colours")}>
      <div class="palette" role="group" aria-label={say("monolyth-workshop-colours")}>
        {Object.keys(MARKS).map((name) => (
          <button
            key={name}
            type="button"
            class="swatch"
            aria-pressed={colours.has(name)}
            onClick={() => toggle(name)}
            data-colour={name}
          >
            <Chip colour={name} size={26} />
            {sentence(say(`colour-${name}`))}
          </button>
        ))}
      </div>
      <div class="figure-rows">
        {[...colours].map(([name, letter]) => (
          <Figure key={name} desk={desk} path={["colours", name]} label={sentence(say(`colour-${name}`))}>
            <label class="letter">
              <Chip colour={name} size={26} />
              <span class="unseen">{say("workshop-letter-of", { what: say(`colour-${name}`) })}</span>
              <select
                class="field"
                value={letter}
                data-letter={name}
                onChange={(event) => desk.document.change(["colours", name], event.currentTarget.value)}
              >
                {[...new Set([letter, ...ALPHABET])].map((one) => (
                  <option key={one} value={one}>
                    {one}
                  </option>
                ))}
              </select>
            </label>
          </Figure>
        ))}
      </div>
    </Section>
  );
}

/* What each bag holds: amethysts by printed value, and the specials. */
import type { JSX } from "preact";
import { type Desk, Figure, Section } from "../../../packs/Figure.tsx";
import { changed } from "../../../packs/figures.ts";
import { say, sentence } from "../../../words/words.ts";
import { Figure as Drawing } from "../figures.tsx";
import { CAVES, NUMERALS } from "../geometry.ts";
import { valueSign } from "../names.ts";
import { withAmethyst } from "./drawing.ts";
import type { BagFigures, OcelotMeaning } from "./wire.ts";

const VALUES = Array.from({ length: 16 }, (_, n) => n + 1);
const SPECIALS = ["a", "b", "c", "d"] as const;

interface Props {
  desk: Desk;
  bags: BagFigures;
  meaning: OcelotMeaning | null;
}

const valueWords = (value: number | string): string =>
  typeof value === "number"
    ? say("ocelot-workshop-amethyst-value", { value })
    : `${valueSign(value)}: ${say(`ocelot-special-${value}`)}`;

export function Bags({ desk, bags, meaning }: Props): JSX.Element {
  const change = (
    cave: (typeof CAVES)[number],
    next: (bag: (number | string)[]) => (number | string)[],
  ): void =>
    desk.document.edit((figures, mine) => {
      const bag = (figures.amethysts as unknown as BagFigures)[cave];
      return changed(figures, ["amethysts", cave], next(bag), mine);
    });
  return (
    <Section desk={desk} part="amethysts" title={say("ocelot-workshop-bags")}>
      <dl class="specials-key">
        {SPECIALS.map((letter) => (
          <div key={letter}>
            <dt>{valueSign(letter)}</dt>
            <dd>{sentence(say(`ocelot-special-${letter}`))}</dd>
          </div>
        ))}
      </dl>
      <div class="cave-cards">
        {CAVES.map((cave) => {
          const sums = meaning?.caves[cave];
          return (
            <div key={cave} class={`cave-card ${cave}`}>
              <Figure
                desk={desk}
                path={["amethysts", cave]}
                label={`${NUMERALS[cave]} · ${sentence(say(`ocelot-workshop-sign-${cave}`))}`}
              >
                {sums && (
                  <p class="note">
                    {say("ocelot-workshop-bag-sums", {
                      amethysts: sums.amethysts,
                      points: sums.amethyst_points,
                    })}
                  </p>
                )}
                <ul class="pack-tokens">
                  {bags[cave].map((value, n) => (
                    <li key={n}>
                      <button
                        type="button"
                        class="pack-token"
                        aria-label={say("workshop-remove-what", { what: valueWords(value) })}
                        title={valueWords(value)}
                        onClick={() => change(cave, (bag) => bag.filter((_, m) => m !== n))}
                      >
                        <Drawing name="amethyst" size={14} />
                        {valueSign(String(value))}
                      </button>
                    </li>
                  ))}
                </ul>
                <div class="palette numbers" role="group" aria-label={say("ocelot-workshop-add-amethyst")}>
                  <span class="note">{say("ocelot-workshop-add-amethyst")}</span>
                  {[...VALUES, ...SPECIALS].map((value) => (
                    <button
                      key={value}
                      type="button"
                      class="number"
                      aria-label={say("workshop-add-what", { what: valueWords(value) })}
                      title={valueWords(value)}
                      onClick={() => change(cave, (bag) => withAmethyst(bag, value))}
                      data-add={`${cave}-${value}`}
                    >
                      +{valueSign(String(value))}
                    </button>
                  ))}
                </div>
              </Figure>
            </div>
          );
        })}
      </div>
    </Section>
  );
}

/* Structure cards: a cell cycles through the ranges that the pack has signs for. */
import type { JSX } from "preact";
import { Icon } from "../../../controls/icons.tsx";
import { type Desk, Figure, Section } from "../../../packs/Figure.tsx";
import { changed, type Figures, type Value, withValue } from "../../../packs/figures.ts";
import { columnName } from "../../../stones/space.ts";
import { say } from "../../../words/words.ts";
import { ALPHABET } from "./Colours.tsx";
import { RANGES, rangeWords, signsOf } from "./ranges.ts";
import type { CardFigures } from "./wire.ts";

const LETTERS = [...ALPHABET, ..."0123456789".split("")];
const ROWS = [0, 1, 2, 3];

export function Signs({ desk }: { desk: Desk }): JSX.Element {
  const signs = signsOf(desk.figures);
  const add = (): void =>
    desk.document.edit((figures, mine) => {
      const taken = signsOf(figures);
      const range = RANGES.find((one) => !taken.some(([, other]) => other === one)) ?? "1";
      const letter = LETTERS.find((one) => !taken.some(([other]) => other === one)) ?? "Z";
      return changed(figures, ["structure_signs", letter], range, mine);
    });
  /** Another letter for a sign: the cards that have it follow. */
  const rename = (old: string, letter: string): void =>
    desk.document.edit((figures, mine) => {
      const range = signsOf(figures).find(([one]) => one === old)?.[1];
      const without = changed(figures, ["structure_signs", old], undefined, mine);
      const next = changed(without, ["structure_signs", letter], range, mine);
      const cards = (next.structure_card ?? null) as unknown as CardFigures[] | null;
      if (!cards) return next;
      const swapped = cards.map((card) => ({
        ...card,
        rows: card.rows.map((row) => row.replaceAll(old, letter)),
      }));
      return withValue(next, ["structure_card"], swapped as unknown as Value) as Figures;
    });
  return (
    <Section desk={desk} part="structure_signs" title={say("monolyth-workshop-signs")}>
      <p class="note">{say("monolyth-workshop-signs-words")}</p>
      <div class="figure-rows">
        {signs.map(([letter, range]) => (
          <Figure key={letter} desk={desk} path={["structure_signs", letter]} label={rangeWords(range)}>
            <div class="row">
              <select
                class="field"
                value={letter}
                aria-label={say("workshop-letter-of", { what: rangeWords(range) })}
                data-sign={range}
                onChange={(event) => rename(letter, event.currentTarget.value)}
              >
                {LETTERS.filter((one) => one === letter || !signs.some(([other]) => other === one)).map(
                  (one) => (
                    <option key={one} value={one}>
                      {one}
                    </option>
                  ),
                )}
              </select>
              <select
                class="field"
                value={range}
                aria-label={say("monolyth-workshop-range-of", { what: letter })}
                data-range={letter}
                onChange={(event) =>
                  desk.document.change(["structure_signs", letter], event.currentTarget.value)
                }
              >
                {[...new Set([...RANGES, range])].map((one) => (
                  <option key={one} value={one}>
                    {rangeWords(one)}
                  </option>
                ))}
              </select>
              <button
                type="button"
                class="tool"
                aria-label={say("workshop-remove-what", { what: rangeWords(range) })}
                onClick={() => desk.document.change(["structure_signs", letter], undefined)}
              >
                <Icon name="close" size={14} />
              </button>
            </div>
          </Figure>
        ))}
      </div>
      <button type="button" class="button small" onClick={add} data-act="add-sign">
        <Icon name="plus" size={14} /> {say("monolyth-workshop-add-sign")}
      </button>
    </Section>
  );
}

export function Cards({ desk, cards }: { desk: Desk; cards: readonly CardFigures[] }): JSX.Element {
  const signs = signsOf(desk.figures);
  const all = (figures: Figures): CardFigures[] => (figures.structure_card ?? []) as unknown as CardFigures[];
  const put = (next: (cards: CardFigures[], mine: string) => CardFigures[]): void =>
    desk.document.edit((figures, mine) => {
      const made = next(all(figures), mine);
      const value = made.length ? (made as unknown as Value) : undefined;
      return withValue(figures, ["structure_card"], value) as Figures;
    });
  const cycle = (card: number, row: number, column: number): void =>
    desk.document.edit((figures, mine) => {
      const letters = signsOf(figures).map(([letter]) => letter);
      const rows = all(figures)[card]?.rows ?? [];
      const old = rows[row] ?? "";
      const next = letters[(letters.indexOf(old.charAt(column)) + 1) % letters.length] ?? "?";
      const drawn = rows.map((one, n) =>
        n === row ? one.slice(0, column) + next + one.slice(column + 1) : one,
      );
      return changed(figures, ["structure_card", card, "rows"], drawn, mine);
    });
  const first = signs[0]?.[0];
  return (
    <Section desk={desk} part="structure_card" title={say("monolyth-workshop-cards")}>
      <p class="note">{say("monolyth-workshop-cards-words")}</p>
      <ul class="structure-cards">
        {cards.map((card, n) => (
          <li key={n}>
            <Figure
              desk={desk}
              path={["structure_card", n, "rows"]}
              label={say("ui-card-number", { card: n + 1 })}
            >
              <CardGrid
                card={card}
                number={n}
                signs={signs}
                onCycle={(row, column) => cycle(n, row, column)}
              />
              <button
                type="button"
                class="tool"
                aria-label={say("workshop-remove-what", { what: say("ui-card-number", { card: n + 1 }) })}
                onClick={() => put((old) => old.filter((_, m) => m !== n))}
              >
                <Icon name="close" size={14} />
              </button>
            </Figure>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button small"
        disabled={first === undefined}
        onClick={() =>
          put((old, mine) => [
            ...old,
            { rows: ROWS.map(() => (first ?? "?").repeat(4)), provenance: { rows: mine } },
          ])
        }
        data-act="add-card"
      >
        <Icon name="plus" size={14} /> {say("monolyth-workshop-add-card")}
      </button>
    </Section>
  );
}

interface GridProps {
  card: CardFigures;
  number: number;
  signs: readonly [string, string][];
  onCycle: (row: number, column: number) => void;
}

function CardGrid({ card, number, signs, onCycle }: GridProps): JSX.Element {
  return (
    <div class="card-grid" role="group" aria-label={say("ui-card-number", { card: number + 1 })}>
      {ROWS.flatMap((row) =>
        ROWS.map((column) => {
          const sign = card.rows[row]?.charAt(column) ?? "";
          const range = signs.find(([letter]) => letter === sign)?.[1];
          const kind = !range
            ? "unknown"
            : range.endsWith("+")
              ? "high"
              : range.includes("-")
                ? "low"
                : "exact";
          return (
            <button
              key={`${row}${column}`}
              type="button"
              class={`ask ${kind}`}
              aria-label={`${columnName(4 * row + column)}: ${range ? `${range}, ${rangeWords(range)}` : "?"}`}
              onClick={() => onCycle(row, column)}
              data-ask={`${number}-${row}-${column}`}
              data-sign-shown={sign}
            >
              {range ?? "?"}
            </button>
          );
        }),
      )}
    </div>
  );
}

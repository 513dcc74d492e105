/* Tokens of one kind: those in the box, and which of them are in play with how many players. */
import type { JSX } from "preact";
import { Icon } from "../../../controls/icons.tsx";
import { type Desk, Figure, Section, Source } from "../../../packs/Figure.tsx";
import { changed, type Figures } from "../../../packs/figures.ts";
import { say } from "../../../words/words.ts";
import { isInPlay, numbered, withOne, withoutOne } from "./tokens.ts";
import type { TokenFigures } from "./wire.ts";

export type TokenKind = "prophecy_tokens" | "level_tokens" | "structure_tokens";
const COUNTS = [1, 2, 3, 4] as const;
const VALUES = Array.from({ length: 16 }, (_, n) => n + 1);
export const TITLES: Record<TokenKind, string> = {
  prophecy_tokens: "monolyth-workshop-prophecies",
  level_tokens: "monolyth-workshop-levels",
  structure_tokens: "monolyth-workshop-structures",
};

type Key = "all" | `players_${(typeof COUNTS)[number]}`;
const keyFor = (players: (typeof COUNTS)[number]): Key => `players_${players}`;
const columnWords = (players: number): string =>
  say(players === 1 ? "workshop-solo" : "workshop-with-players", { players });

interface Props {
  desk: Desk;
  kind: TokenKind;
  tokens: TokenFigures;
}

export function TokenTable({ desk, kind, tokens }: Props): JSX.Element {
  const title = say(TITLES[kind]);
  const isFalling = kind !== "prophecy_tokens";
  const now = (figures: Figures): TokenFigures => figures[kind] as unknown as TokenFigures;
  const change = (key: Key, next: (values: number[]) => number[]): void =>
    desk.document.edit((figures, mine) => changed(figures, [kind, key], next(now(figures)[key]), mine));
  const all = numbered(tokens.all);
  const add = (value: number): void => change("all", (values) => withOne(values, value, isFalling));
  return (
    <Section desk={desk} part={kind} title={title}>
      <Figure
        desk={desk}
        path={[kind, "all"]}
        label={say("monolyth-workshop-tokens-all", { count: tokens.all.length })}
      >
        <div class="palette numbers" role="group" aria-label={say("monolyth-workshop-add-token")}>
          <span class="note">{say("monolyth-workshop-add-token")}</span>
          {VALUES.map((value) => (
            <button
              key={value}
              type="button"
              class="number"
              aria-label={say("monolyth-workshop-add-token-value", { value })}
              onClick={() => add(value)}
              data-add={`${kind}-${value}`}
            >
              +{value}
            </button>
          ))}
          <OtherValue onAdd={add} />
        </div>
      </Figure>
      <div class="table-box">
        <table class="token-table">
          <caption class="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="row">{say("monolyth-workshop-token")}</th>
              {all.map(({ value, nth }) => (
                <th key={`${value} ${nth}`} scope="col">
                  <span class="pack-token">{value}</span>
                  <button
                    type="button"
                    class="tool"
                    aria-label={say("workshop-remove-what", {
                      what: say("monolyth-workshop-token-value", { value }),
                    })}
                    onClick={() => change("all", (values) => withoutOne(values, value))}
                  >
                    <Icon name="close" size={12} />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COUNTS.map((players) => (
              <tr key={players}>
                <th scope="row">
                  {columnWords(players)}
                  <small>{tokens[keyFor(players)].length}</small>
                  <Source
                    desk={desk}
                    path={[kind, keyFor(players)]}
                    label={`${title}, ${columnWords(players)}`}
                  />
                </th>
                {all.map(({ value, nth }) => {
                  const isIn = isInPlay(tokens[keyFor(players)], value, nth);
                  return (
                    <td key={`${value} ${nth}`}>
                      <input
                        type="checkbox"
                        checked={isIn}
                        aria-label={say("monolyth-workshop-token-in-play", {
                          value,
                          players: columnWords(players),
                        })}
                        data-token={`${kind}-${players}-${value}-${nth}`}
                        onChange={() =>
                          change(keyFor(players), (values) =>
                            isIn ? withoutOne(values, value) : withOne(values, value, isFalling),
                          )
                        }
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <InPlay desk={desk} kind={kind} title={title} tokens={tokens} />
    </Section>
  );
}

/** What is in play, with its problems; a token that the box lacks can be taken out here. */
function InPlay({ desk, kind, title, tokens }: Props & { title: string }): JSX.Element {
  const wrong = COUNTS.filter((players) =>
    desk.problems.some((problem) => problem.key === `${kind}.${keyFor(players)}`),
  );
  return (
    <>
      {wrong.map((players) => (
        <Figure
          key={players}
          desk={desk}
          path={[kind, keyFor(players)]}
          label={`${title}, ${columnWords(players)}`}
        >
          <ul class="pack-tokens">
            {tokens[keyFor(players)].map((value, n) => (
              <li key={n}>
                <button
                  type="button"
                  class="pack-token"
                  aria-label={say("workshop-remove-what", {
                    what: say("monolyth-workshop-token-value", { value }),
                  })}
                  onClick={() =>
                    desk.document.change(
                      [kind, keyFor(players)],
                      tokens[keyFor(players)].filter((_, m) => m !== n),
                    )
                  }
                >
                  {value} ×
                </button>
              </li>
            ))}
          </ul>
        </Figure>
      ))}
    </>
  );
}

function OtherValue({ onAdd }: { onAdd: (value: number) => void }): JSX.Element {
  return (
    <form
      class="other-value"
      onSubmit={(event) => {
        event.preventDefault();
        const value = Number(new FormData(event.currentTarget).get("value"));
        if (Number.isInteger(value) && value > 0) onAdd(value);
      }}
    >
      <input
        class="field"
        name="value"
        type="number"
        min={1}
        max={99}
        aria-label={say("monolyth-workshop-other-value")}
        placeholder="17"
      />
      <button type="submit" class="number" aria-label={say("monolyth-workshop-add-token")}>
        +
      </button>
    </form>
  );
}

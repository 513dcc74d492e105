/* What can be won: prophecy, level and structure tokens, and the structure card with its fit. */
import type { JSX } from "preact";
import { GRID } from "../../stones/space.ts";
import type { AskView, FitView, MonolythPieces, MonolythView } from "./wire.ts";
import { say } from "../../words/words.ts";

export interface ProphecyProps {
  view: MonolythView;
  /** Values the player may choose now. */
  open: ReadonlySet<number>;
  chosen: number | null;
  isGiving: boolean;
  onChoose: (value: number, byKey: boolean) => void;
}

/** The tokens on offer; each a button while one may be taken (or, in solo, given up). */
export function Prophecies({ view, open, chosen, isGiving, onChoose }: ProphecyProps): JSX.Element {
  const taken = view.towers.flatMap((tower) => tower.walls.filter((wall) => wall.prophecy)).length;
  let lit = chosen;
  return (
    <section class="card">
      <div class="card-head">
        <Title word={say("ui-prophecies")} explains={say("ui-explain-prophecies")} />
        {open.size > 0 && (
          <span class="note">{say(isGiving ? "ui-prophecy-give" : "ui-prophecy-instead")}</span>
        )}
      </div>
      <ul class="tokens">
        {view.prophecies.map((value, n) => {
          const isChosen = lit === value;
          if (isChosen) lit = null;
          return (
            <li key={n}>
              {open.has(value) ? (
                <button
                  type="button"
                  class={`token stele open${isChosen ? " lit" : ""}`}
                  aria-pressed={isChosen}
                  aria-label={say(isGiving ? "ui-give-token" : "ui-prophecy-token", { value })}
                  data-prophecy={value}
                  data-token={`prophecy-${value}`}
                  onClick={(event) => onChoose(value, event.detail === 0)}
                >
                  {value}
                </button>
              ) : (
                <span class="token stele" data-token={`prophecy-${value}`}>
                  {value}
                </span>
              )}
            </li>
          );
        })}
        {Array.from({ length: taken }, (_, n) => (
          <li key={`gone${n}`} aria-hidden="true">
            <span class="token stele gone" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Level tokens, best first; those that are about to be won stand in light. */
export function Levels({ view, lit }: { view: MonolythView; lit: readonly number[] }): JSX.Element {
  const left = [...lit];
  return (
    <section class="card">
      <div class="card-head">
        <Title
          word={say("ui-levels")}
          explains={say(view.towers.length > 1 ? "ui-explain-levels" : "ui-explain-levels-solo")}
        />
      </div>
      <TokenRow
        values={[...view.levels].sort((a, b) => b - a)}
        kind="level"
        lit={left}
        none={say("ui-none-left")}
      />
    </section>
  );
}

/** The heading of a card; what it is about is said on demand. */
export function Title({ word, explains }: { word: string; explains: string }): JSX.Element {
  return (
    <h2 tabIndex={0} data-explain={explains}>
      {word}
    </h2>
  );
}

function TokenRow({
  values,
  kind,
  lit,
  none,
}: {
  values: number[];
  kind: string;
  lit: number[];
  none: string;
}): JSX.Element {
  if (!values.length) return <p class="note">{none}</p>;
  return (
    <ul class="tokens">
      {values.map((value, n) => {
        const at = lit.indexOf(value);
        if (at >= 0) lit.splice(at, 1);
        return (
          <li key={n}>
            <span class={`token ${kind}${at >= 0 ? " lit" : ""}`} data-token={`${kind}-${value}`}>
              {value}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface StructureProps {
  view: MonolythView;
  pieces: MonolythPieces;
  fit: FitView;
  heights: readonly number[];
  own: number;
  lit: readonly number[];
}

/** The card in its nearest position: what is asked of each column, and what stands. Once the token is taken it asks nothing. */
export function Structure({ view, pieces, fit, heights, own, lit }: StructureProps): JSX.Element {
  const met = fit.met.filter(Boolean).length;
  return (
    <section class="card">
      <div class="card-head">
        <Title word={say("ui-structure")} explains={say("ui-explain-structure")} />
        {own === 0 && (
          <span class="figures">
            <b>{met}</b> {say("ui-of", { total: fit.met.length })}
          </span>
        )}
      </div>
      <div class="structure">
        <StructureGrid pieces={pieces} fit={fit} heights={heights} isDone={own > 0} />
        <div class="structure-side">
          {own > 0 ? (
            <p class="won">
              <span class="token round kept">{own}</span> <b>{say("ui-structure-won")}</b>
            </p>
          ) : (
            <TokenRow
              values={[...view.structures].sort((a, b) => b - a)}
              kind="round"
              lit={[...lit]}
              none={say("ui-none-left")}
            />
          )}
          {own === 0 && (
            <p class="note">
              {met === fit.met.length
                ? say("ui-structure-met")
                : say("ui-structure-missing", { missing: fit.met.length - met })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** Too high for what is asked: no stone mends that. */
function isTooHigh({ high }: AskView, height: number): boolean {
  return high !== undefined && height > high;
}

interface GridProps extends Pick<StructureProps, "pieces" | "fit" | "heights"> {
  /** The token is taken. */
  isDone?: boolean;
}

export function StructureGrid({ pieces, fit, heights, isDone = false }: GridProps): JSX.Element {
  const rows = Array.from({ length: GRID }, (_, row) => fit.asks.slice(GRID * row, GRID * row + GRID));
  return (
    <table class={`structure-card${isDone ? " done" : ""}`}>
      <caption class="unseen">{say("ui-structure-caption")}</caption>
      <tbody>
        {rows.map((asks, row) => (
          <tr key={row}>
            {asks.map((text, n) => {
              const column = GRID * row + n;
              const ask = pieces.asks[text] ?? { low: 0, text };
              const isMet = fit.met[column];
              const height = heights[column] ?? 0;
              return (
                <td
                  key={n}
                  class={`${ask.high === undefined ? "tall" : ""} ${isMet ? "met" : isTooHigh(ask, height) ? "over" : ""}`}
                >
                  {isDone ? (
                    text
                  ) : (
                    <>
                      <span aria-hidden="true">
                        {text} <small>{height}</small>
                      </span>
                      <span class="unseen">
                        {say(isMet ? "ui-column-met" : "ui-column-missing", { ask: text, height })}
                      </span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

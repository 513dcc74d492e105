/* Points at the end: the places at a glance, and row by row what they are made of. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { OutcomeView, Words } from "../connection/messages.ts";
import type { TableView } from "../connection/tableState.ts";
import { wantsStillness } from "../settings/settings.ts";
import { render, say, sentence } from "../words/words.ts";
import type { GameClient } from "./game.ts";
import { seatName } from "./names.ts";

/** Milliseconds in which a score counts up: about as long as the rows take to light. */
const COUNTING = 1800;

interface PlacesProps {
  table: TableView;
  outcome: OutcomeView;
  isFresh: boolean;
}

/** Everybody's place and total, whatever the width of the page. */
export function Places({ table, outcome, isFresh }: PlacesProps): JSX.Element {
  return (
    <ol class="standings">
      {outcome.places.flatMap((seats, place) =>
        seats.map((seat) => (
          <li key={seat} class={place === 0 ? "winner" : ""} data-total={seat}>
            <span class="place-number" aria-hidden="true">
              {place + 1}
            </span>
            <span class="standing-name">{seatName(table.game, seat)}</span>
            <Total to={outcome.scores[seat - 1] ?? 0} isFresh={isFresh} />
          </li>
        )),
      )}
    </ol>
  );
}

/** A total that counts up; any input brings it to its end, as every animation. */
function Total({ to, isFresh }: { to: number; isFresh: boolean }): JSX.Element {
  const isCounting = isFresh && !wantsStillness();
  const [share, setShare] = useState(isCounting ? 0 : 1);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isCounting || !ref.current) return;
    const clock = ref.current.animate([{ opacity: 1 }, { opacity: 1 }], { duration: COUNTING });
    let frame = 0;
    const count = (): void => {
      const done = clock.playState === "finished" ? 1 : (clock.effect?.getComputedTiming().progress ?? 0);
      setShare(done);
      if (done < 1) frame = requestAnimationFrame(count);
    };
    count();
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  return (
    <b ref={ref}>
      <span aria-hidden="true">{Math.round(share * to)}</span>
      <span class="unseen">{to}</span>
    </b>
  );
}

interface SheetProps {
  game: GameClient;
  names: string[];
  outcome: OutcomeView;
}

/** Short enough to stand beside the points: a count, not a sentence. */
const BRIEF = 5;

/** Row by row what each seat got; the last row is the sum. */
export function Sheet({ game, names, outcome }: SheetProps): JSX.Element {
  const isBrief = outcome.sheet.every(({ cells }) => cells.every((words) => isShort(render(words))));
  return (
    <div class="sheet-box" tabIndex={0} role="region" aria-label={say("ui-sheet")}>
      <table class={`score-sheet${names.length > 2 ? " many" : ""}${isBrief ? " all-brief" : ""}`}>
        <thead>
          <tr>
            <td />
            {names.map((name, n) => (
              <th key={n} scope="col" class={outcome.winners.includes(n + 1) ? "winner" : ""}>
                <span>{name}</span> {game.seatTitle && <small>{game.seatTitle(n + 1)}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcome.sheet.map((row, n) => (
            <tr key={n} style={{ "--row": n }}>
              <th scope="row">{sentence(render(row.message))}</th>
              {row.points.map((points, seat) => (
                <td key={seat} class={points ? "" : "nothing"}>
                  <Cell words={row.cells[seat]} /> <b>{points}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("ui-total")}</th>
            {outcome.scores.map((score, n) => (
              <td key={n} class={outcome.winners.includes(n + 1) ? "winner" : ""}>
                <b>{score}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** In letters; a Japanese sign is as wide as two. */
function widthOf(text: string): number {
  let wide = 0;
  for (const sign of text) wide += sign > "\u2e7f" ? 2 : 1;
  return wide;
}

function isShort(text: string): boolean {
  return widthOf(text) <= BRIEF;
}

function Cell({ words }: { words: Words | undefined }): JSX.Element | null {
  if (!words) return null;
  const text = render(words);
  return <small class={isShort(text) ? "brief" : ""}>{text}</small>;
}

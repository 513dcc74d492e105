/* Who plays: name, clock and points of each seat. */
import type { JSX } from "preact";
import type { TableView } from "../../connection/tableState.ts";
import { SeatClock } from "../../table/Clocks.tsx";
import { seatName, seatsOf } from "../../table/names.ts";
import { SeatNote } from "../../table/SeatNote.tsx";
import { say } from "../../words/words.ts";
import type { AnyView } from "./view.ts";

interface Props {
  table: TableView;
  view: AnyView;
  at: number;
}

export function Seats({ table, view, at }: Props): JSX.Element {
  return (
    <>
      <h2 class="unseen">{say("ui-people")}</h2>
      <ul class="people" aria-label={say("ui-people")}>
        {seatsOf(table.game).map((seat) => (
          <li
            key={seat}
            class={`card person${table.game.to_act === seat ? " on" : ""}`}
            aria-current={table.game.to_act === seat ? "true" : undefined}
          >
            <div class="person-head">
              <div>
                <h3>{seatName(table.game, seat)}</h3>
                <SeatNote table={table} seat={seat} />
                <SeatClock table={table} seat={seat} at={at} />
              </div>
              <Points score={view.scores?.[seat - 1]} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same on a phone: one chip each. */
export function SeatStrip({ table, view, at }: Props): JSX.Element {
  return (
    <ul class={`strip${table.game.players.length > 2 ? " many" : ""}`} aria-label={say("ui-people")}>
      {seatsOf(table.game).map((seat) => (
        <li key={seat} class={table.game.to_act === seat ? "on" : ""}>
          <div class="seat-chip">
            <span>{seatName(table.game, seat)}</span>
            <SeatClock table={table} seat={seat} at={at} />
            <Points score={view.scores?.[seat - 1]} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Points({ score }: { score: number | null | undefined }): JSX.Element | null {
  if (score === null || score === undefined) return null;
  return (
    <p class="score">
      <span class="unseen">{say("ui-points")} </span>
      {score}
    </p>
  );
}

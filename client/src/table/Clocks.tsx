/* The clocks, which run on between messages. */
import type { JSX } from "preact";
import { useTick } from "../hooks/hooks.ts";
import type { ClockView } from "../connection/messages.ts";
import type { TableView } from "../connection/tableState.ts";
import { say } from "../words/words.ts";
import { timeLeft } from "./clockWords.ts";
import { seatName, seatsOf } from "./names.ts";

function left(clock: ClockView, at: number, now: number): number {
  return clock.running ? clock.left - (now - at) : clock.left;
}

function clockOf({ room }: TableView, seat: number): ClockView | undefined {
  return room?.seats[seat]?.clock;
}

/** With more people only the own clock and the running one; the others are on their cards. */
const MOST_IN_BAR = 2;

export function Clocks({ table, at }: { table: TableView; at: number }): JSX.Element | null {
  const { game } = table;
  const all = seatsOf(game).flatMap((seat) => {
    const clock = clockOf(table, seat);
    return clock ? [{ seat, clock }] : [];
  });
  const clocks =
    all.length > MOST_IN_BAR ? all.filter(({ seat, clock }) => seat === game.seat || clock.running) : all;
  const now = useTick(
    250,
    clocks.some(({ clock }) => clock.running),
  );
  if (!clocks.length) return null;
  return (
    <ul class="clocks" aria-label={say("ui-clocks")}>
      {clocks.map(({ seat, clock }) => {
        const rest = left(clock, at, now);
        return (
          <li key={seat} class={`${clock.running ? "running" : ""}${rest < 20_000 ? " short" : ""}`}>
            <small>{seatName(game, seat)}</small> <time>{timeLeft(rest)}</time>
          </li>
        );
      })}
    </ul>
  );
}

interface SeatProps {
  table: TableView;
  seat: number;
  at: number;
}

export function SeatClock({ table, seat, at }: SeatProps): JSX.Element | null {
  const clock = clockOf(table, seat);
  const now = useTick(250, clock?.running ?? false);
  return clock ? <time>{timeLeft(left(clock, at, now))}</time> : null;
}

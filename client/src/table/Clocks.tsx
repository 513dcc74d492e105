/* The clocks, which run on between messages. */
import type { JSX } from "preact";
import { useTick } from "../hooks/hooks.ts";
import type { ClockView, SeatView, TableView } from "../connection/messages.ts";
import { say } from "../words/words.ts";
import { timeLeft } from "./clockWords.ts";
import { seatName } from "./names.ts";

function left(clock: ClockView, at: number, now: number): number {
  return clock.running ? clock.left - (now - at) : clock.left;
}

/** With more people only the own clock and the running one; the others are on their cards. */
const MOST_IN_BAR = 2;

export function Clocks({ view, at }: { view: TableView; at: number }): JSX.Element | null {
  const all = view.seats.filter((seat) => seat.clock !== null);
  const isNear = (seat: SeatView): boolean => seat.seat === view.you.seat || seat.clock?.running === true;
  const clocks = all.length > MOST_IN_BAR ? all.filter(isNear) : all;
  const now = useTick(
    250,
    clocks.some((seat) => seat.clock?.running),
  );
  if (!clocks.length) return null;
  return (
    <ul class="clocks" aria-label={say("ui-clocks")}>
      {clocks.map((seat) => {
        const rest = left(seat.clock as ClockView, at, now);
        return (
          <li
            key={seat.seat}
            class={`${seat.clock?.running ? "running" : ""}${rest < 20_000 ? " short" : ""}`}
          >
            <small>{seatName(view, seat.seat)}</small> <time>{timeLeft(rest)}</time>
          </li>
        );
      })}
    </ul>
  );
}

export function SeatClock({
  view,
  seat,
  at,
}: {
  view: TableView;
  seat: number;
  at: number;
}): JSX.Element | null {
  const clock = view.seats.find((one) => one.seat === seat)?.clock;
  const now = useTick(250, clock?.running ?? false);
  return clock ? <time>{timeLeft(left(clock, at, now))}</time> : null;
}

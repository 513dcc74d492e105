/* The two players on a phone: one chip each. */
import type { JSX } from "preact";
import { SeatClock } from "../../table/Clocks.tsx";
import { seatName } from "../../table/names.ts";
import { say } from "../../words/words.ts";
import { type HandsProps, Points } from "./Hands.tsx";
import { Figure } from "./figures.tsx";

export function HandStrip({ table, view, own, after, draws, at }: HandsProps & { at: number }): JSX.Element {
  const hands = Object.values(view.hands).sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
  return (
    <ul class="strip" aria-label={say("ui-people")}>
      {hands.map((hand) => {
        const isActing = table.game.to_act === hand.seat && hand.seat === own;
        return (
          <li key={hand.seat} data-person={hand.seat} class={table.game.to_act === hand.seat ? "on" : ""}>
            <div class="strip-hand">
              <Figure name={hand.seat === 1 ? "moth" : "bat"} size={26} />
              <span>
                <span>{seatName(table.game, hand.seat)}</span>
                <span class="note">{say("ui-tokens-left", { count: hand.tokens_left })}</span>
              </span>
              <SeatClock table={table} seat={hand.seat} at={at} />
              <Points hand={hand} after={isActing ? after : null} draws={isActing ? draws.length : 0} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

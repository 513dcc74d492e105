/* The people on a phone: one chip each, which also brings their tower to the stage. */
import type { JSX } from "preact";
import { SeatClock } from "../../table/Clocks.tsx";
import { seatName, seatsOf } from "../../table/names.ts";
import { Tower } from "./tower/Tower.tsx";
import { say } from "../../words/words.ts";
import { builtOf, sidesOf } from "./built.ts";
import type { PeopleProps } from "./People.tsx";

/** With more people there is no room for names beside points. */
const ROOMY = 2;

const ROOMLESS = 4;

function sizeOf(people: number): string {
  if (people === 1) return " alone";
  return `${people > ROOMY ? " many" : ""}${people >= ROOMLESS ? " four" : ""}`;
}

export function PeopleStrip({
  table,
  view,
  pieces,
  shown,
  scoreAfter,
  onShow,
  at,
  Solo,
}: PeopleProps): JSX.Element {
  const own = table.game.seat || 1;
  const seats = seatsOf(table.game);
  const order = seats.map((_, n) => ((own - 1 + n) % seats.length) + 1);
  return (
    <ul class={`strip${sizeOf(order.length)}`} aria-label={say("ui-people")}>
      {order.map((seat) => {
        const tower = view.towers[seat];
        if (!tower) return null;
        const name = seatName(table.game, seat);
        const after =
          seat === shown && scoreAfter !== null && scoreAfter !== tower.score ? ` → ${scoreAfter}` : "";
        return (
          <li
            key={seat}
            data-person={seat}
            class={`${table.game.to_act === seat ? "on" : ""}${shown === seat ? " shown" : ""}`}
          >
            <button type="button" onClick={() => onShow(seat)} aria-pressed={shown === seat} data-show={seat}>
              {seat !== own && (
                <Tower
                  class="mini"
                  sides={sidesOf(pieces, tower)}
                  built={builtOf(pieces, tower)}
                  view={0}
                  levels={view.height}
                  scale={4.6}
                />
              )}
              <span>
                <b>
                  <span class="unseen">{say("ui-points")} </span>
                  {tower.score}
                  {after && <small>{after}</small>}
                </b>
                <span>{name}</span>
                <SeatClock table={table} seat={seat} at={at} />
                <span class="unseen">{say("ui-show-tower", { name })}</span>
              </span>
            </button>
            {Solo && seat === own && (
              <Solo table={table} score={tower.score} turnsLeft={view.turns_left} onCourse={view.on_course} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/* Who plays on a seat: apart from the other names, since the start page needs it, too. */
import { say } from "../../words/words.ts";

/** Who plays on a seat, in the story of the game. */
export function seatTitle(seat: number): string {
  return say(seat === 1 ? "ocelot-seat-1" : "ocelot-seat-2");
}

/* Who starts: drawn at random, or chosen. */
import type { JSX } from "preact";
import { say } from "../words/words.ts";

interface Props {
  players: number;
  seatName: (seat: number) => string;
  /** 0: at random. */
  chosen: number;
  onChoose: (seat: number) => void;
}

export function StarterChoice({ players, seatName, chosen, onChoose }: Props): JSX.Element {
  return (
    <div class="seats">
      <label>
        <span>{say("ui-starter")}</span>
        <select
          class="field"
          value={String(chosen)}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
          data-set="first"
        >
          <option value="0">{say("ui-starter-random")}</option>
          {Array.from({ length: players }, (_, n) => n + 1).map((seat) => (
            <option key={seat} value={String(seat)}>
              {seatName(seat)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/* Whose turn it is, and what comes next. */
import type { JSX } from "preact";
import { Stepper } from "../../../controls/Stepper.tsx";
import { Choices, PositionPart } from "../../../table/PositionPart.tsx";
import { valueIn } from "../../../table/positionFields.ts";
import { say } from "../../../words/words.ts";
import type { PositionDesk } from "./desk.ts";
import { toMove, withToMove } from "./fields.ts";

interface Props extends PositionDesk {
  players: number;
  seatName: (seat: number) => string;
}

const LONGEST = 10_000;
/** What a position that is studied may wait for; whatever else it has is left as it is. */
const PHASES = ["turn", "give", "over"];

export function TurnPart({ fields, problems, players, seatName, onChange }: Props): JSX.Element {
  const turn = Number(valueIn(fields, "turn")) || 0;
  const phase = valueIn(fields, "phase");
  return (
    <PositionPart
      title={say("monolyth-position-turn")}
      fields={["phase", "first", "turn", "players", "left"]}
      problems={problems}
    >
      {players > 1 && (
        <Choices
          legend={say("monolyth-position-to-move")}
          name="to-move"
          chosen={toMove(fields, players)}
          values={Array.from({ length: players }, (_, n) => n + 1)}
          words={seatName}
          onChoose={(seat) => onChange(withToMove(fields, players, seat))}
        />
      )}
      <div class="setup-row">
        <span>{say("monolyth-position-field-turn")}</span>
        <Stepper
          label={say("monolyth-position-field-turn")}
          value={turn}
          most={LONGEST}
          name="turn"
          onChange={(next) => onChange({ turn: String(next) })}
        />
      </div>
      <label class="setup-row">
        <span>{say("monolyth-position-field-phase")}</span>
        <select
          class="field"
          value={phase}
          onChange={(event) => onChange({ phase: event.currentTarget.value })}
          data-set="phase"
        >
          {[...new Set([phase, ...PHASES])].map((one) => (
            <option key={one} value={one}>
              {PHASES.includes(one) ? say(`monolyth-position-phase-${one}`) : one}
            </option>
          ))}
        </select>
      </label>
    </PositionPart>
  );
}

/* Whose turn it is, and what comes next. */
import type { JSX } from "preact";
import { Choices, PositionPart } from "../../../table/PositionPart.tsx";
import { valueIn } from "../../../table/positionFields.ts";
import { say } from "../../../words/words.ts";
import type { PositionDesk } from "./desk.ts";

interface Props extends PositionDesk {
  seatName: (seat: number) => string;
}

/** What a position that is studied may wait for; whatever else it has is left as it is. */
const STEPS = ["place", "move", "collect", "over"];

export function TurnPart({ fields, problems, seatName, onChange }: Props): JSX.Element {
  const step = valueIn(fields, "step");
  return (
    <PositionPart
      title={say("ocelot-position-turn")}
      fields={["seat", "first", "step", "owed"]}
      problems={problems}
    >
      {(["seat", "first"] as const).map((field) => (
        <Choices
          key={field}
          legend={say(`ocelot-position-field-${field}`)}
          name={`turn-${field}`}
          chosen={Number(valueIn(fields, field)) || null}
          values={[1, 2]}
          words={seatName}
          onChoose={(seat) => onChange({ [field]: String(seat) })}
        />
      ))}
      <label class="setup-row">
        <span>{say("ocelot-position-field-step")}</span>
        <select
          class="field"
          value={step}
          onChange={(event) => onChange({ step: event.currentTarget.value })}
          data-set="step"
        >
          {[...new Set([step, ...STEPS])].map((one) => (
            <option key={one} value={one}>
              {STEPS.includes(one) ? say(`ocelot-position-step-${one}`) : one}
            </option>
          ))}
        </select>
      </label>
    </PositionPart>
  );
}

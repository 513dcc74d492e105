/* What a seat has: a prophecy at each wall, levels and the structure. Tokens come from the main board. */
import type { JSX } from "preact";
import { PositionPart } from "../../../table/PositionPart.tsx";
import { say } from "../../../words/words.ts";
import type { PositionDesk } from "./desk.ts";
import { type SeatFields, tokensIn, withLevel, withoutLevel, withSlot, withStructure } from "./fields.ts";

const WALLS = ["ui-wall-far", "ui-wall-right", "ui-wall-near", "ui-wall-left"] as const;

interface Props extends PositionDesk {
  seat: number;
  own: SeatFields;
  seatName: (seat: number) => string;
}

export function SeatTokens(props: Props): JSX.Element {
  const { fields, problems, seat, own, seatName, onChange } = props;
  const prophecies = tokensIn(fields, "prophecies");
  return (
    <PositionPart
      title={say("monolyth-position-has", { who: seatName(seat) })}
      fields={[]}
      problems={problems}
    >
      {WALLS.map((word, wall) => (
        <Token
          key={word}
          label={say("monolyth-position-prophecy", { wall: say(word) })}
          name={`prophecy-${wall}`}
          value={own.slots[wall] ?? "-"}
          offered={prophecies}
          onChoose={(value) => onChange(withSlot(fields, seat, wall, value))}
        />
      ))}
      <Token
        label={say("ui-structure")}
        name="structure"
        value={own.structure}
        offered={tokensIn(fields, "structures")}
        onChoose={(value) => onChange(withStructure(fields, seat, value))}
      />
      <div class="setup-row" role="group" aria-label={say("ui-levels")}>
        <span>{say("ui-levels")}</span>
        <span class="setup-tokens">
          {own.levels.map((value, n) => (
            <button
              key={n}
              type="button"
              class="token level"
              aria-label={say("monolyth-position-level-back", { value })}
              title={say("monolyth-position-level-back", { value })}
              onClick={() => onChange(withoutLevel(fields, seat, n))}
              data-level={value}
            >
              {value}
            </button>
          ))}
          <Token
            label={say("monolyth-position-level-add")}
            name="level"
            value="-"
            offered={tokensIn(fields, "levels")}
            isBare
            onChoose={(value) => onChange(withLevel(fields, seat, value))}
          />
        </span>
      </div>
    </PositionPart>
  );
}

interface TokenProps {
  label: string;
  name: string;
  value: string;
  offered: readonly string[];
  /** Its label is only read aloud. */
  isBare?: boolean;
  onChoose: (value: string) => void;
}

function Token({ label, name, value, offered, isBare, onChoose }: TokenProps): JSX.Element {
  const values = [...new Set(["-", value, ...offered])].sort((a, b) => (Number(a) || 0) - (Number(b) || 0));
  return (
    <label class={isBare ? "" : "setup-row"}>
      <span class={isBare ? "unseen" : ""}>{label}</span>
      <select
        class="field"
        value={value}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          event.currentTarget.value = value;
          if (chosen !== value) onChoose(chosen);
        }}
        data-set={name}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {one === "-" ? (isBare ? "+" : say("monolyth-position-none")) : one}
          </option>
        ))}
      </select>
    </label>
  );
}

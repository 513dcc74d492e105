/* What a seat has collected, and the tool tokens it has left. */
import type { JSX } from "preact";
import { Stepper } from "../../../controls/Stepper.tsx";
import { PositionPart } from "../../../table/PositionPart.tsx";
import { say } from "../../../words/words.ts";
import { Figure } from "../figures.tsx";
import { gemName } from "../names.ts";
import type { PositionDesk } from "./desk.ts";
import { COLLECTED, collectedIn, handIn, withCollected, withHand } from "./fields.ts";

interface Props extends PositionDesk {
  seat: number;
  seatName: (seat: number) => string;
}

export function HandPart({ pieces, fields, problems, seat, seatName, onChange }: Props): JSX.Element {
  const collected = collectedIn(fields, seat);
  return (
    <PositionPart
      title={say("ocelot-position-has", { who: seatName(seat) })}
      fields={["collected", "hands"]}
      problems={problems}
    >
      <div class="setup-counts" role="group" aria-label={say("ocelot-position-field-collected")}>
        {COLLECTED.map((kind) => (
          <span key={kind} class="setup-count">
            <Figure name={`gem-${kind}`} size={28} />
            <Stepper
              label={gemName(kind)}
              value={collected.get(kind) ?? 0}
              name={`collected-${kind}`}
              onChange={(count) => onChange(withCollected(fields, seat, kind, count))}
            />
          </span>
        ))}
      </div>
      <div class="setup-counts" role="group" aria-label={say("ocelot-position-field-hands")}>
        {[...handIn(fields, pieces, seat)].map(([letter, left]) => (
          <span key={letter} class="setup-count">
            <b>{letter}</b>
            <Stepper
              label={say("ocelot-position-tools-left", { letter })}
              value={left}
              most={9}
              name={`hand-${letter}`}
              onChange={(count) => onChange(withHand(fields, pieces, seat, letter, count))}
            />
          </span>
        ))}
      </div>
    </PositionPart>
  );
}

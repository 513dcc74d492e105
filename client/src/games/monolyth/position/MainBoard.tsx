/* The main board: the structure card, tokens to be won, singles, and what is left in the lid. */
import type { JSX } from "preact";
import { Stepper } from "../../../controls/Stepper.tsx";
import { Chip } from "../../../stones/Chip.tsx";
import { PositionPart } from "../../../table/PositionPart.tsx";
import { valueIn } from "../../../table/positionFields.ts";
import { say, sentence } from "../../../words/words.ts";
import { CardChoice } from "../CardChoice.tsx";
import { colourName, stoneName } from "../names.ts";
import { StoneOf } from "../Ring.tsx";
import { partsOf } from "../stone.ts";
import type { AskView } from "../wire.ts";
import type { PositionDesk } from "./desk.ts";
import { counted, lidIn, supplyIn } from "./fields.ts";

const TOKENS = ["prophecies", "levels", "structures"] as const;

interface Props extends PositionDesk {
  cards: AskView[][];
}

export function MainBoard(props: Props): JSX.Element {
  const { pieces, fields, problems, cards, onChange } = props;
  return (
    <>
      <PositionPart title={say("ui-board")} fields={["card", ...TOKENS]} problems={problems}>
        <CardChoice
          cards={cards}
          chosen={Number(valueIn(fields, "card")) || 0}
          isRandom={false}
          onChoose={(card) => onChange({ card: String(card) })}
        />
        {TOKENS.map((kind) => (
          <label key={kind} class="setup-row">
            <span>{say(`monolyth-position-field-${kind}`)}</span>
            <input
              class="field"
              value={valueIn(fields, kind)}
              inputMode="numeric"
              spellcheck={false}
              autocomplete="off"
              onChange={(event) => onChange({ [kind]: event.currentTarget.value.trim() || "-" })}
              data-set={kind}
            />
          </label>
        ))}
      </PositionPart>
      <PositionPart title={say("monolyth-position-left")} fields={["lid", "supply"]} problems={problems}>
        <div class="setup-counts" role="group" aria-label={say("ui-singles")}>
          {[...supplyIn(fields)].map(([letter, left]) => (
            <span key={letter} class="setup-count">
              <Chip colour={pieces.colours[letter] ?? ""} size={26} />
              <Stepper
                label={`${say("ui-singles")}: ${colourName(pieces, letter)}`}
                value={left}
                name={`supply-${letter}`}
                onChange={(count) => onChange(counted(fields, pieces, "supply", letter, count))}
              />
            </span>
          ))}
        </div>
        <details>
          <summary>{say("ui-lid")}</summary>
          <Lid {...props} />
        </details>
      </PositionPart>
    </>
  );
}

function Lid({ pieces, fields, onChange }: Props): JSX.Element {
  const lid = lidIn(fields);
  const stones = Object.keys(pieces.stones).filter((name) => partsOf(pieces, name).shape !== pieces.single);
  return (
    <div class="setup-counts">
      {stones.map((stone) => (
        <span key={stone} class="setup-count">
          <StoneOf {...{ pieces, stone }} size={34} />
          <Stepper
            label={sentence(stoneName(pieces, partsOf(pieces, stone)))}
            value={lid.get(stone) ?? 0}
            name={`lid-${stone}`}
            onChange={(count) => onChange(counted(fields, pieces, "lid", stone, count))}
          />
        </span>
      ))}
    </div>
  );
}

/* The amethysts of a seat: each that it has goes back when it is pressed; others come from the bags. */
import type { JSX } from "preact";
import { PositionPart } from "../../../table/PositionPart.tsx";
import { say } from "../../../words/words.ts";
import { CAVES, NUMERALS } from "../geometry.ts";
import { valueSign } from "../names.ts";
import type { OcelotView } from "../wire.ts";
import type { PositionDesk } from "./desk.ts";
import { amethystsIn, withAmethysts } from "./fields.ts";

interface Props extends PositionDesk {
  seat: number;
  seatName: (seat: number) => string;
}

export function Amethysts({ view, fields, problems, seat, seatName, onChange }: Props): JSX.Element {
  const own = amethystsIn(fields, seat);
  return (
    <PositionPart
      title={say("ocelot-position-amethysts", { who: seatName(seat) })}
      fields={["amethysts"]}
      problems={problems}
    >
      {own.length === 0 ? (
        <p class="note">{say("ui-no-amethysts")}</p>
      ) : (
        <ul class="amethyst-row">
          {own.map((one, n) => (
            <li key={n}>
              <Amethyst
                one={one}
                word="ocelot-position-put-back"
                onPress={() =>
                  onChange(
                    withAmethysts(
                      fields,
                      seat,
                      own.filter((_, m) => m !== n),
                    ),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <p class="cap">{say("ocelot-position-from-bags")}</p>
      {CAVES.map((bag) => (
        <div key={bag} class="amethyst-row" role="group" aria-label={say("ui-bag", { bag: NUMERALS[bag] })}>
          <b aria-hidden="true">{NUMERALS[bag]}</b>
          {valuesIn(view, bag).map((value) => (
            <Amethyst
              key={value}
              one={`${bag}:${value}`}
              word="ocelot-position-draw"
              onPress={() => onChange(withAmethysts(fields, seat, [...own, `${bag}:${value}`]))}
            />
          ))}
        </div>
      ))}
    </PositionPart>
  );
}

interface AmethystProps {
  one: string;
  word: "ocelot-position-put-back" | "ocelot-position-draw";
  onPress: () => void;
}

function Amethyst({ one, word, onPress }: AmethystProps): JSX.Element {
  const [bag = "", value = ""] = one.split(":");
  const words = say(word, { value: valueSign(value), bag: NUMERALS[bag as keyof typeof NUMERALS] });
  return (
    <button
      type="button"
      class={`amethyst ${bag}`}
      aria-label={words}
      title={words}
      onClick={onPress}
      data-amethyst={word === "ocelot-position-draw" ? `+${one}` : one}
    >
      <b>{valueSign(value)}</b>
    </button>
  );
}

/** What may be in a bag: what nobody has drawn in the last whole position, and what somebody has. */
function valuesIn({ unseen, hands }: OcelotView, bag: string): string[] {
  const drawn = hands.flatMap(({ amethysts }) =>
    amethysts.filter((one) => one.bag === bag && one.value !== undefined).map(({ value }) => String(value)),
  );
  const values = new Set([...Object.keys(unseen[bag] ?? {}), ...drawn]);
  return [...values].sort((a, b) => (Number(a) || 99) - (Number(b) || 99) || a.localeCompare(b));
}

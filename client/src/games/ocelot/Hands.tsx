/* The two players in the cave: gems, amethysts, what a set of celestites still lacks. */
import type { JSX } from "preact";
import { seatName } from "../../table/names.ts";
import { SeatNote } from "../../table/SeatNote.tsx";
import type { TableView } from "../../connection/messages.ts";
import type { AmethystView, HandView, OcelotView } from "./wire.ts";
import { say, sentence } from "../../words/words.ts";
import { isFormula } from "./choice.ts";
import { NUMERALS } from "./geometry.ts";
import { gemName, valueSign } from "./names.ts";
import { seatTitle } from "./seatTitle.ts";
import { Figure } from "./figures.tsx";

const KINDS = ["crystal", "sun", "moon", "star", "opal", "emerald", "beryl"];
const SET = ["sun", "moon", "star"];
const SHAPES: Record<string, string> = { sun: "ui-shape-sun", moon: "ui-shape-moon", star: "ui-shape-star" };

export interface HandsProps {
  table: TableView;
  view: OcelotView;
  own: number;
  /** Points of the seat to act after what is about to be done, and bags it would draw from. */
  after: number | null;
  draws: readonly ("blue" | "green" | "red")[];
}

export function Hands(props: HandsProps): JSX.Element {
  const { view, own, table } = props;
  const hands = [...view.hands].sort((a, b) => Number(b.seat === own) - Number(a.seat === own));
  return (
    <>
      <h2 class="unseen">{say("ui-people")}</h2>
      <ul class="people" aria-label={say("ui-people")}>
        {hands.map((hand) => (
          <li
            key={hand.seat}
            data-person={hand.seat}
            class={`card person${table.to_act === hand.seat ? " on" : ""}`}
            aria-current={table.to_act === hand.seat ? "true" : undefined}
          >
            <Hand {...props} hand={hand} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Hand({ table, hand, own, after, draws }: HandsProps & { hand: HandView }): JSX.Element {
  const isActing = table.to_act === hand.seat && hand.seat === own;
  return (
    <>
      <div class="person-head">
        <Figure name={hand.seat === 1 ? "moth" : "bat"} size={30} />
        <div class="grow">
          <h3>{seatTitle(hand.seat)}</h3>
          <p class="note">{seatName(table, hand.seat)}</p>
        </div>
        <Points hand={hand} after={isActing ? after : null} draws={isActing ? draws.length : 0} />
      </div>
      <SeatNote table={table} seat={hand.seat} extra={say("ui-tokens-left", { count: hand.tokens_left })} />
      <Gems hand={hand} />
      <Amethysts
        hand={hand}
        draws={isActing ? draws : []}
        isOwn={hand.seat === table.you.seat}
        isOver={table.status === "over"}
      />
      <SetLine hand={hand} />
    </>
  );
}

export function Points({
  hand,
  after,
  draws,
}: {
  hand: HandView;
  after: number | null;
  draws: number;
}): JSX.Element {
  const isChanged = after !== null && (after !== hand.score || draws > 0);
  return (
    <p class="score">
      <span class="unseen">{say("ui-points")} </span>
      {hand.score}
      {isChanged ? (
        <small>
          {" "}
          → {after}
          {draws > 0 && "+"}
        </small>
      ) : (
        hand.hidden > 0 && <small> + ?</small>
      )}
    </p>
  );
}

function Gems({ hand }: { hand: HandView }): JSX.Element {
  return (
    <ul class="gems">
      {KINDS.map((kind) => (
        <li key={kind} class={hand.collected[kind] ? "" : "none"} data-gem={kind}>
          <Figure name={`gem-${kind}`} size={26} />
          <span class="unseen">{gemName(kind)}: </span>
          <b>{hand.collected[kind] ?? 0}</b>
        </li>
      ))}
    </ul>
  );
}

/** Own ones face up, the other's face down; what is about to be drawn is dashed. */
function Amethysts({
  hand,
  draws,
  isOwn,
  isOver,
}: {
  hand: HandView;
  draws: HandsProps["draws"];
  isOwn: boolean;
  isOver: boolean;
}): JSX.Element {
  if (!hand.amethysts.length && !draws.length)
    return <p class="note no-amethysts">{say("ui-no-amethysts")}</p>;
  const note = isOver ? "" : isOwn ? say("ui-only-you-see") : hand.hidden ? say("ui-face-down") : "";
  return (
    <div class="amethysts">
      <div class="card-head">
        <h4 class="cap">{say("ui-amethysts")}</h4>
        <span class="note">{note}</span>
      </div>
      <ul>
        {hand.amethysts.map((amethyst, n) => (
          <Amethyst key={n} {...amethyst} />
        ))}
        {draws.map((bag, n) => (
          <li key={`soon${n}`} class={`amethyst soon ${bag}`}>
            <b aria-hidden="true">+1</b>
            <small>{NUMERALS[bag]}</small>
          </li>
        ))}
      </ul>
      {hand.amethysts.map(
        ({ value }) =>
          isFormula(value) && (
            <p key={value} class="note">
              {valueSign(value)} {say(`ocelot-special-${value}`)}
            </p>
          ),
      )}
    </div>
  );
}

function Amethyst({ bag, value }: AmethystView): JSX.Element {
  if (value === undefined)
    return (
      <li class={`amethyst down ${bag}`} aria-label={say("ui-amethyst-hidden", { bag: NUMERALS[bag] })}>
        <b aria-hidden="true">?</b>
        <small aria-hidden="true">{NUMERALS[bag]}</small>
      </li>
    );
  const isSpecial = isFormula(value);
  const words = isSpecial
    ? sentence(say(`ocelot-special-${value}`))
    : say("ui-amethyst", { bag: NUMERALS[bag], value: String(value) });
  return (
    <li class={`amethyst ${bag}${isSpecial ? " special" : ""}`} title={words}>
      <Figure name="amethyst" size={22} />
      <b aria-hidden="true">{valueSign(String(value))}</b>
      <span class="unseen">{words}</span>
      <small aria-hidden="true">{NUMERALS[bag]}</small>
    </li>
  );
}

function SetLine({ hand }: { hand: HandView }): JSX.Element | null {
  const lacks = hand.set_lacks;
  if (!SET.some((kind) => hand.collected[kind])) return null;
  return (
    <p class="note set-line">
      <span>{say("ui-set")}</span>
      {SET.map((kind) => (
        <Figure
          key={kind}
          name={`gem-${kind}`}
          size={18}
          class={lacks.includes(kind) && lacks.length < SET.length ? "off" : ""}
        />
      ))}
      <span>
        {lacks.length < SET.length
          ? say("ui-set-missing", { shapes: lacks.map((kind) => say(SHAPES[kind] ?? "")) })
          : say("ui-set-none")}
      </span>
    </p>
  );
}

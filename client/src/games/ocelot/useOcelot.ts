/* Everything a table of Sir Ocelot's Cave needs to be drawn and played, put together once. */
import { useMemo, useRef, useState } from "preact/hooks";
import { useOnChange } from "../../hooks/hooks.ts";
import { shownSeat } from "../../table/names.ts";
import { type Session, useAnswer } from "../../table/session.ts";
import type { LogLine, TableView, Words } from "../../connection/messages.ts";
import type {
  HandView,
  LandingView,
  NearlyView,
  OcelotChoices,
  OcelotEffect,
  OcelotFacts,
  OcelotPieces,
  OcelotView,
  TotalView,
} from "./wire.ts";
import {
  type Choice,
  choiceOf,
  firstTool,
  moveText,
  nextMove,
  onlyMove,
  type Plan,
  type Stage,
  stageOf,
  type ToolChoice,
  totalOf,
  turnedOver,
  turnText,
} from "./choice.ts";
import { lastPlaces } from "./facts.ts";
import { isOn, settings } from "../../settings/settings.ts";
import { ASK_AFTER_DRAW } from "./switches.ts";

export interface OcelotProps {
  session: Session;
  table: TableView;
  pieces: OcelotPieces;
  log: LogLine[];
  /** The move of a hint. */
  hinted: OcelotFacts | null;
  /** Only that move is offered. */
  isReview: boolean;
}

export interface Ocelot {
  view: OcelotView;
  choices: OcelotChoices | null;
  stage: Stage;
  own: number;
  hand: HandView;
  choice: Choice | null;
  /** The choice, or what it would be where the player looks. */
  glimpse: Choice | null;
  leave: ReadonlySet<string>;
  /** The circle or square that is looked at. */
  looked: string | null;
  collects: readonly NearlyView[];
  nearly: readonly NearlyView[];
  /** The square of the companion, if a hint says that it stays. */
  stays: string | null;
  /** The gem that the companion takes where it lands. */
  landing: LandingView | null;
  /** What the choice brings the seat to act, once everything that is ticked is collected. */
  total: TotalView | null;
  /** Why the choice is not allowed, in the server's words. */
  refusal: { message: Words; clause: string | null } | null;
  asked: Words | null;
  last: string[];
  isSending: boolean;
  setFace: (letter: string, face: string) => void;
  turnOver: () => void;
  pickCircle: (circle: string) => void;
  pickSquare: (square: string) => void;
  pickCompanion: () => void;
  look: (place: string | null) => void;
  toggle: (square: string) => void;
  cancel: () => void;
  /** The whole turn: the token, the companion's move, and what is collected. */
  commit: () => Promise<void>;
}

interface Held {
  /** The event it was chosen after: after another one it is no choice any more. */
  event: number;
  choice: Choice | null;
  /** When: a double click is not two decisions. */
  at: number;
}
const DOUBLE_CLICK = 350;

export function useOcelot({ session, table, pieces, log, hinted, isReview }: OcelotProps): Ocelot {
  const view = table.view as OcelotView;
  const offered = table.choices as OcelotChoices | null;
  const choices = useMemo(
    () => (offered && hinted && isReview ? onlyMove(offered, hinted) : offered),
    [offered, hinted, isReview],
  );
  const stage = stageOf(choices);
  const own = shownSeat(table);
  const hand = view.hands.find((one) => one.seat === own) as HandView;
  const [held, setHeld] = useState<Held | null>(null);
  const [leave, setLeave] = useState<ReadonlySet<string>>(new Set());
  const [looked, look] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const lastTool = useRef<ToolChoice | null>(null);
  const plan = useRef<Plan | null>(null);
  const [isPlanned, setPlanned] = useState(false);

  const atFirst = stage === "place" && choices ? firstTool(pieces, choices, lastTool.current) : null;
  const choice = held?.event === table.event ? held.choice : atFirst;
  const setChoice = (next: Choice | null): void =>
    setHeld({ event: table.event, choice: next, at: performance.now() });
  useOnChange(table.event, () => {
    if (stage === "place" || stage === "wait") setLeave(new Set());
  });
  useOnChange(hinted, () => {
    const proposed = hinted ? choiceOf(hinted) : null;
    if (proposed) setChoice(proposed);
  });
  usePlan(plan, setPlanned, session, table, choices, view, own);

  // Looking at a circle shows what the tool would do there; looking away returns to what is chosen.
  const isCircle = looked !== null && looked in pieces.sight;
  const glimpse =
    choice?.kind === "tool" && isCircle && choices?.circles.includes(looked)
      ? { ...choice, circle: looked }
      : choice;
  const move = stage === "place" || stage === "move" ? turnText(glimpse, stage) : null;
  const answer = useAnswer(session, table.event, move);
  const about = useAnswer(session, table.event, looked && !isCircle && view.gems[looked] ? looked : null);
  const effect = answer?.type === "answer" ? (answer.effect as OcelotEffect | null) : null;
  const collects =
    stage === "collect" && choices
      ? choices.take.map((square) => listed(view, pieces, square))
      : (effect?.collects ?? []);
  const isAgain = (): boolean => held !== null && performance.now() - held.at > DOUBLE_CLICK;
  const commit = async (): Promise<void> => {
    if (isSending || isPlanned) return;
    const isTool = choice?.kind === "tool";
    if (isTool) lastTool.current = choice;
    const text = stage === "collect" ? null : moveText(choice, stage);
    setSending(true);
    const companion = isTool ? choice.companion : null;
    const asks = isOn(settings.get(), ASK_AFTER_DRAW.name);
    plan.current = { leave, drawn: hand.amethysts.length, companion, asks };
    if (text) await session.play(text);
    else if (stage === "collect" && choices)
      await session.play(nextMove(plan.current, choices, view, own) ?? "done");
    setSending(false);
  };
  const kept = collects.filter(({ square }) => !leave.has(square));

  return {
    view,
    choices,
    stage,
    own,
    hand,
    choice,
    glimpse,
    leave,
    looked,
    collects,
    nearly: stage === "collect" ? [] : (effect?.nearly ?? []),
    stays: hinted?.kind === "stay" && !choice ? (hand.companion ?? null) : null,
    landing: stage === "collect" ? null : (effect?.landing ?? null),
    total: totalOf((stage === "collect" ? choices?.totals : effect?.totals) ?? {}, kept),
    refusal: answer && !effect ? { message: answer.message, clause: answer.clause } : null,
    asked: about?.message ?? null,
    last: lastPlaces(log),
    isSending: isSending || isPlanned,
    setFace: (letter, face) => {
      const old = choice?.kind === "tool" ? choice : { circle: null, companion: null };
      setChoice({ kind: "tool", letter, face, circle: old.circle, companion: old.companion });
    },
    turnOver: () => choice?.kind === "tool" && setChoice(turnedOver(pieces, choice)),
    pickCircle: (circle) => {
      if (!choices?.circles.includes(circle)) return;
      const tool = choice?.kind === "tool" ? choice : firstTool(pieces, choices, lastTool.current);
      if (tool && tool.circle !== circle) setChoice({ ...tool, circle });
      else if (isAgain() && effect) void commit();
    },
    pickSquare: (square) => {
      if (stage === "collect" && choices?.take.includes(square)) setLeave(toggled(leave, square));
      else if (choice?.kind === "tool" && choice.circle && choices?.moves.includes(square))
        setChoice({ ...choice, companion: choice.companion === square ? null : square });
      else if (choice?.kind === "companion" && choice.square === square) {
        if (isAgain() && effect) void commit();
      } else if (choices?.companion.includes(square)) setChoice({ kind: "companion", square });
    },
    pickCompanion: () => setChoice({ kind: "companion", square: null }),
    look,
    toggle: (square) => setLeave(toggled(leave, square)),
    cancel: () => setChoice(atFirst),
    commit,
  };
}

const toggled = (set: ReadonlySet<string>, square: string): Set<string> => {
  const next = new Set(set);
  if (!next.delete(square)) next.add(square);
  return next;
};

/** A gem that can be taken now, as the preview lists it. */
function listed(view: OcelotView, pieces: OcelotPieces, square: string): NearlyView {
  const gem = view.gems[square] ?? "";
  return {
    square,
    gem,
    points: pieces.values[gem] ?? 0,
    message: { code: "", params: {} },
    is_helped: false,
  };
}

/** Goes on with what was planned when the token was placed, move by move. */
function usePlan(
  plan: { current: Plan | null },
  setPlanned: (isPlanned: boolean) => void,
  session: Session,
  table: TableView,
  choices: OcelotChoices | null,
  view: OcelotView,
  own: number,
): void {
  useOnChange(table.event, () => {
    if (!plan.current) return;
    const stage = stageOf(choices);
    const next = choices ? nextMove(plan.current, choices, view, own) : null;
    if (
      stage === "place" ||
      (stage === "wait" && table.to_act !== own && table.to_act !== 0) ||
      (stage === "collect" && next === null)
    )
      plan.current = null;
    setPlanned(next !== null);
    if (next === null) return;
    void session.play(next).then((isDone) => {
      if (!isDone) plan.current = null;
      if (!isDone || next === "done") setPlanned(false);
    });
  });
}

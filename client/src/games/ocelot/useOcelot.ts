/* Everything a table of Sir Ocelot's Cave needs to be drawn and played, put together once. */
import { useRef, useState } from "preact/hooks";
import { useOnChange } from "../../hooks/hooks.ts";
import { shownSeat } from "../../table/names.ts";
import { type Session, useAnswer } from "../../table/session.ts";
import type { LogLine, TableView, Words } from "../../connection/messages.ts";
import type { HandView, NearlyView, OcelotChoices, OcelotEffect, OcelotPieces, OcelotView } from "./wire.ts";
import {
  type Choice,
  choiceOf,
  firstTool,
  moveText,
  nextMove,
  type Plan,
  type Stage,
  stageOf,
  type ToolChoice,
  turnedOver,
} from "./choice.ts";
import { lastPlaces } from "./facts.ts";
import type { Cave } from "./geometry.ts";

export interface OcelotProps {
  session: Session;
  table: TableView;
  pieces: OcelotPieces;
  log: LogLine[];
  hinted: string | null;
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
  /** Points of the seat to act once everything that is ticked is collected. */
  after: number | null;
  /** Why the choice is not allowed, in the server's words. */
  refusal: Words | null;
  asked: Words | null;
  draws: Cave[];
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
  commit: (collecting: boolean) => Promise<void>;
}

export function useOcelot({ session, table, pieces, log, hinted }: OcelotProps): Ocelot {
  const view = table.view as OcelotView;
  const choices = table.choices as OcelotChoices | null;
  const stage = stageOf(choices);
  const own = shownSeat(table);
  const hand = view.hands.find((one) => one.seat === own) as HandView;
  const [choice, setChoice] = useState<Choice | null>(null);
  const [leave, setLeave] = useState<ReadonlySet<string>>(new Set());
  const [looked, look] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const lastTool = useRef<ToolChoice | null>(null);
  const plan = useRef<Plan | null>(null);
  const [isPlanned, setPlanned] = useState(false);

  useOnChange(table.event, () => {
    if (stage === "place" && choices) setChoice(firstTool(pieces, choices, lastTool.current));
    else setChoice(null);
    if (stage === "place" || stage === "wait") setLeave(new Set());
  });
  useOnChange(hinted, () => {
    const proposed = hinted ? choiceOf(pieces, hinted) : null;
    if (proposed) setChoice(proposed);
  });
  usePlan(plan, setPlanned, session, table, choices, view, own);

  // Looking at a circle shows what the tool would do there, before anything is chosen.
  const isCircle = looked !== null && looked in pieces.sight;
  const glimpse =
    choice?.kind === "tool" && !choice.circle && isCircle && choices?.circles.includes(looked)
      ? { ...choice, circle: looked }
      : choice;
  const move = stage === "place" || stage === "move" ? moveText(glimpse, stage) : null;
  const answer = useAnswer(session, table.event, move);
  const about = useAnswer(session, table.event, looked && !isCircle && view.gems[looked] ? looked : null);
  const effect = answer?.type === "answer" ? (answer.effect as OcelotEffect | null) : null;
  const collects =
    stage === "collect" && choices
      ? choices.take.map((square) => listed(view, pieces, square))
      : (effect?.collects ?? []);
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
    after: afterwards(stage, effect, hand, kept),
    refusal: answer && !effect ? answer.message : null,
    asked: about?.message ?? null,
    draws: kept.filter(({ gem }) => gem === "geode").map(({ square }) => pieces.caves[square] as Cave),
    last: lastPlaces(log),
    isSending: isSending || isPlanned,
    setFace: (letter, face) =>
      setChoice((old) => ({ kind: "tool", letter, face, circle: old?.kind === "tool" ? old.circle : null })),
    turnOver: () => setChoice((old) => (old?.kind === "tool" ? turnedOver(pieces, old) : old)),
    pickCircle: (circle) => {
      if (!choices?.circles.includes(circle)) return;
      setChoice((old) => ({
        ...(old?.kind === "tool" ? old : (firstTool(pieces, choices, lastTool.current) as ToolChoice)),
        circle,
      }));
    },
    pickSquare: (square) => {
      if (stage === "collect" && choices?.take.includes(square)) setLeave(toggled(leave, square));
      else if (choices?.companion.includes(square)) setChoice({ kind: "companion", square });
    },
    pickCompanion: () => setChoice({ kind: "companion", square: null }),
    look,
    toggle: (square) => setLeave(toggled(leave, square)),
    cancel: () =>
      setChoice(stage === "place" && choices ? firstTool(pieces, choices, lastTool.current) : null),
    commit: async (collecting) => {
      if (choice?.kind === "tool") lastTool.current = choice;
      const text = stage === "collect" ? null : moveText(choice, stage);
      setSending(true);
      plan.current = collecting ? { leave, drawn: hand.amethysts.length } : null;
      if (text) await session.play(text);
      else if (stage === "collect" && choices)
        await session.play(nextMove({ leave, drawn: hand.amethysts.length }, choices, view, own) ?? "done");
      setSending(false);
    },
  };
}

function afterwards(
  stage: Stage,
  effect: OcelotEffect | null,
  hand: HandView,
  kept: readonly NearlyView[],
): number | null {
  const before = stage === "collect" ? hand.score : effect?.score;
  if (before === undefined) return null;
  return before + kept.reduce((sum, { gem, points }) => sum + (gem === "geode" ? 0 : points), 0);
}

const toggled = (set: ReadonlySet<string>, square: string): Set<string> => {
  const next = new Set(set);
  if (!next.delete(square)) next.add(square);
  return next;
};

/** A gem that can be taken now, as the preview lists it. */
function listed(view: OcelotView, pieces: OcelotPieces, square: string): NearlyView {
  const gem = view.gems[square] ?? "";
  return { square, gem, points: pieces.values[gem] ?? 0, message: { code: "", params: {} }, lack: null };
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
    const next = stage === "collect" && choices ? nextMove(plan.current, choices, view, own) : null;
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

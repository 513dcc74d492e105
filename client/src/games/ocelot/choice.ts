/* What the player is about to do in the cave, and how a whole turn is said move by move. Pure. */
import type {
  AmethystView,
  OcelotChoices,
  OcelotFacts,
  OcelotPieces,
  OcelotView,
  TotalView,
} from "./wire.ts";

export interface ToolChoice {
  kind: "tool";
  letter: string;
  face: string;
  circle: string | null;
  /** Where the companion goes in the same turn, if it goes anywhere. */
  companion: string | null;
}
export interface CompanionChoice {
  kind: "companion";
  square: string | null;
}
export type Choice = ToolChoice | CompanionChoice;

export type Stage = "place" | "move" | "collect" | "wait";

/** What is asked of the player now. */
export function stageOf(choices: OcelotChoices | null): Stage {
  if (!choices) return "wait";
  if (choices.done || choices.take.length) return "collect";
  if (choices.stay) return "move";
  return "place";
}

/** The letter of a face in notation: C, L or P. */
function faceLetter(face: string): string {
  return face.charAt(0).toUpperCase();
}

/** The move in notation; of a whole turn only what comes first. */
export function moveText(choice: Choice | null, stage: Stage): string | null {
  if (stage === "move")
    return choice?.kind === "companion" && choice.square ? `companion ${choice.square}` : "stay";
  if (!choice) return null;
  if (choice.kind === "companion") return choice.square ? `companion ${choice.square}` : null;
  return choice.circle ? `${choice.letter}${faceLetter(choice.face)} ${choice.circle}` : null;
}

/** All that is about to be done, to ask about it. */
export function turnText(choice: Choice | null, stage: Stage): string | null {
  const move = moveText(choice, stage);
  return move && choice?.kind === "tool" && choice.companion
    ? `${move}; companion ${choice.companion}`
    : move;
}

/** Any tool that is left, the one used last if it is. */
export function firstTool(
  pieces: OcelotPieces,
  choices: OcelotChoices,
  last: ToolChoice | null,
): ToolChoice | null {
  const letter = last && choices.tools.includes(last.letter) ? last.letter : choices.tools[0];
  if (!letter) return null;
  const faces = pieces.faces[letter] ?? [];
  const face = last?.letter === letter && faces.includes(last.face) ? last.face : faces[0];
  return face ? { kind: "tool", letter, face, circle: null, companion: null } : null;
}

export function turnedOver(pieces: OcelotPieces, choice: ToolChoice): ToolChoice {
  const other = (pieces.faces[choice.letter] ?? []).find((face) => face !== choice.face);
  return { ...choice, face: other ?? choice.face };
}

/** A move as a choice: what a hint proposes. */
export function choiceOf(facts: OcelotFacts): Choice | null {
  if (facts.kind === "companion") return { kind: "companion", square: facts.square };
  if (facts.kind !== "tool") return null;
  return { kind: "tool", letter: facts.tool, face: facts.face, circle: facts.circle, companion: null };
}

/** Of all that may be done, this move alone: a review shows nothing else. */
export function onlyMove(choices: OcelotChoices, facts: OcelotFacts): OcelotChoices {
  const [tools, circles] = facts.kind === "tool" ? [[facts.tool], [facts.circle]] : [[], []];
  const companion = facts.kind === "companion" ? [facts.square] : [];
  const take = facts.kind === "take" ? [facts.square] : [];
  return { ...choices, tools, circles, companion, moves: [], take };
}

/** Gems the player has unticked stay where they are; everything else is collected. */
export interface Plan {
  /** Where the companion goes; nowhere, if it stays. */
  companion: string | null;
  leave: ReadonlySet<string>;
  /** How many amethysts the player had when the plan was made. */
  drawn: number;
  /** Is a drawn amethyst a reason to decide again? */
  asks: boolean;
}

/** An amethyst with a formula in place of a figure: it may change what is worth collecting. */
export function isFormula(value: AmethystView["value"]): value is string {
  return typeof value === "string";
}

/** The next move of a plan; null where the player has to decide again. */
export function nextMove(plan: Plan, choices: OcelotChoices, view: OcelotView, seat: number): string | null {
  const stage = stageOf(choices);
  if (stage === "move") return plan.companion ? `companion ${plan.companion}` : "stay";
  if (stage !== "collect") return null;
  const own = view.hands[seat]?.amethysts ?? [];
  const next = choices.take.find((square) => !plan.leave.has(square));
  if (plan.asks && isReason(own.slice(plan.drawn), next !== undefined)) return null;
  return next ? `take ${next}` : "done";
}

/** O-G5: after a draw a gem that was to be collected may better be left; after one with a formula, also
    the other way round. */
function isReason(drawn: readonly AmethystView[], isMorePlanned: boolean): boolean {
  return drawn.some(({ value }) => isMorePlanned || isFormula(value));
}

/** What the gems that are not unticked bring, as the server counted it. */
export function totalOf(
  totals: Readonly<Record<string, TotalView>>,
  kept: readonly { square: string }[],
): TotalView | null {
  return totals[kept.map(({ square }) => square).join(" ")] ?? null;
}

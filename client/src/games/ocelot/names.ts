/* Names in the cave: gems, tools, places. */
import type { OcelotPieces, OcelotView } from "./wire.ts";
import { say, sentence } from "../../words/words.ts";
import { type Cave, NUMERALS } from "./geometry.ts";

export function gemName(kind: string): string {
  return sentence(say(`gem-${kind}`));
}

export function toolName(face: string): string {
  return sentence(say(`tool-${face}`));
}

const SIGNS: Record<string, string> = { a: "Σ1", b: "Σ3", c: "ΣI", d: "2Σ" };

/** An amethyst in short: its figure, or a sign for a formula (1s, 3s, what is left in I, twice in II and III). */
export function valueSign(value: string): string {
  return SIGNS[value] ?? value;
}

export function companionWord(seat: number): string {
  return say(seat === 1 ? "ocelot-companion-moth" : "ocelot-companion-bat");
}

export function numeralOf(pieces: OcelotPieces, square: string): string {
  return NUMERALS[pieces.caves[square] as Cave] ?? "";
}

/** The seat whose companion stands on a square. */
export function standsOn(view: OcelotView, square: string): number | undefined {
  return Object.values(view.hands).find((hand) => hand.companion === square)?.seat;
}

/** A square for those who do not see it: its cave, and what lies on it. */
export function squareWords(pieces: OcelotPieces, view: OcelotView, square: string): string {
  const cave = numeralOf(pieces, square);
  const seat = standsOn(view, square);
  if (seat) return say("ui-square-companion", { square, cave, companion: companionWord(seat) });
  const kind = view.gems[square];
  return kind
    ? say("ui-square-gem", { square, cave, gem: gemName(kind) })
    : say("ui-square-empty", { square, cave });
}

/** A circle for those who do not see it: its tool, and the caves it looks into. */
export function circleWords(view: OcelotView, circle: string, caves: readonly Cave[]): string {
  const into = caves.map((cave) => NUMERALS[cave]);
  const tool = view.tools[circle];
  return tool
    ? say("ui-circle-tool", { circle, caves: into, tool: toolName(tool.face) })
    : say("ui-circle-free", { circle, caves: into });
}

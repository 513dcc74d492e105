/* The signs of structure cards, and what each asks of a column. */
import { say } from "../../../words/words.ts";
import type { Figures } from "../../../packs/figures.ts";

/** What can be asked: one height, a range, or at least so many. */
export const RANGES = [
  "3+",
  "1-2",
  "2",
  "1",
  "3",
  "4",
  "0",
  "2+",
  "1+",
  "4+",
  "0-1",
  "0-2",
  "1-3",
  "2-3",
  "2-4",
  "3-4",
];

export function signsOf(figures: Figures): [string, string][] {
  const table = (figures.structure_signs ?? {}) as Record<string, unknown>;
  return Object.entries(table).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

export function rangeWords(range: string): string {
  if (range.endsWith("+")) return say("monolyth-workshop-range-least", { low: range.slice(0, -1) });
  const [low = "", high] = range.split("-");
  return high
    ? say("monolyth-workshop-range-between", { low, high })
    : say("monolyth-workshop-range-exactly", { low });
}

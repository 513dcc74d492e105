/* The drawing of the mat as signs in rows, and back as a pack writes it. Pure. */
import type { Figures } from "../../../packs/figures.ts";
import { nameOf } from "../geometry.ts";
import type { MatFigures } from "./wire.ts";

export type Sign = "b" | "g" | "r" | "o" | ".";
/** A click leads to the next one. */
export const CYCLE: readonly Sign[] = [".", "b", "g", "r", "o"];
const MOST_COLUMNS = 26;
const MOST_ROWS = 99;

export const matOf = (figures: Figures): MatFigures => figures.mat as unknown as MatFigures;

/** Arrows that are switched off, by circle. */
export function looksOf(figures: Figures): Record<string, string> {
  const table = (matOf(figures).looks ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(table).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export function rowsOf(drawing: string): Sign[][] {
  return drawing
    .trim()
    .split("\n")
    .map((line) => line.split("").filter((sign): sign is Sign => CYCLE.includes(sign as Sign)));
}

export function drawingOf(rows: readonly (readonly Sign[])[]): string {
  return `${rows.map((row) => row.join(" ")).join("\n")}\n`;
}

export function withSign(
  rows: readonly (readonly Sign[])[],
  column: number,
  row: number,
  sign: Sign,
): Sign[][] {
  return rows.map((line, y) => line.map((old, x) => (x === column && y === row ? sign : old)));
}

export function nextSign(sign: Sign): Sign {
  return CYCLE[(CYCLE.indexOf(sign) + 1) % CYCLE.length] as Sign;
}

/** The mat with a column or a row more (or less) at the end. */
export function resized(rows: readonly (readonly Sign[])[], columns: number, lines: number): Sign[][] {
  const width = Math.max(1, Math.min(MOST_COLUMNS, (rows[0]?.length ?? 0) + columns));
  const height = Math.max(1, Math.min(MOST_ROWS, rows.length + lines));
  return Array.from({ length: height }, (_y, y) =>
    Array.from({ length: width }, (_x, x) => rows[y]?.[x] ?? "."),
  );
}

/** Arrows that a pack switches off, without those of circles that are no more. */
export function looksFor(
  looks: Record<string, string>,
  rows: readonly (readonly Sign[])[],
): Record<string, string> {
  const circles = new Set(
    rows.flatMap((row, y) => row.flatMap((sign, x) => (sign === "o" ? [nameOf(x, y)] : []))),
  );
  return Object.fromEntries(Object.entries(looks).filter(([circle]) => circles.has(circle)));
}

/** A bag with one more: printed values rise, specials come last. */
export function withAmethyst(bag: readonly (number | string)[], value: number | string): (number | string)[] {
  const isAfter = (one: number | string): boolean =>
    typeof one === typeof value ? one > value : typeof one === "string";
  const after = bag.findIndex(isAfter);
  const at = after < 0 ? bag.length : after;
  return [...bag.slice(0, at), value, ...bag.slice(at)];
}

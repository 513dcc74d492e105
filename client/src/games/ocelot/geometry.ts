/* Where everything on the mat lies: a square of the drawing is 60 wide. Pure. */
import type { OcelotPieces } from "./wire.ts";

export const UNIT = 60;
export const CAVES = ["blue", "green", "red"] as const;
export type Cave = (typeof CAVES)[number];
export const NUMERALS: Record<Cave, string> = { blue: "I", green: "II", red: "III" };
export type WayName = "N" | "E" | "S" | "W";
/** Degrees by which a sign that looks east is turned. */
export const TURN: Record<WayName, number> = { N: -90, E: 0, S: 90, W: 180 };

export const STEPS: Record<WayName, readonly [number, number]> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

export interface Spot {
  x: number;
  y: number;
}

/** Column and row of a name such as `f7`, from 0. */
export function placeOf(name: string): readonly [number, number] {
  return [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
}

export function nameOf(column: number, row: number): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

/** The middle of a place on the drawing. */
export function spotOf(name: string): Spot {
  const [column, row] = placeOf(name);
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Room above and left of the outermost places, for the letters and numbers of columns and rows. */
const RIM = 5;
/** So far from the middle of a place stands its letter or number, and so far from the edge at least. */
const [FAR, INSIDE] = [34, 6];

export function matBox(pieces: OcelotPieces): Box {
  const columns = Math.max(...pieces.drawing.map((row) => row.replace(/\.+$/, "").length));
  return { left: -RIM, top: -RIM, width: columns * UNIT + RIM, height: pieces.drawing.length * UNIT + RIM };
}

/** Is a place in sight? */
export function isWithin({ left, top, width, height }: Box, { x, y }: Spot): boolean {
  return x >= left && y >= top && x <= left + width && y <= top + height;
}

export interface Ruler extends Spot {
  text: string;
}

/** The letter of each column above its first place in sight, and the number of each row left of its first. */
export function rulersOf({ caves, sight }: OcelotPieces, box: Box): Ruler[] {
  const seen = [...Object.keys(caves), ...Object.keys(sight)].filter((name) => isWithin(box, spotOf(name)));
  const found = new Map<string, Ruler>();
  for (const name of seen.sort((a, b) => spotOf(a).x + spotOf(a).y - spotOf(b).x - spotOf(b).y)) {
    const { x, y } = spotOf(name);
    const [letter, number] = [name.charAt(0), name.slice(1)];
    if (!found.has(letter)) found.set(letter, { text: letter, x, y: Math.max(y - FAR, box.top + INSIDE) });
    if (!found.has(number)) found.set(number, { text: number, x: Math.max(x - FAR, box.left + INSIDE), y });
  }
  return [...found.values()];
}

/** A cave with the circles around it: what one sees when one looks closer. */
export function caveBox(pieces: OcelotPieces, cave: Cave): Box {
  const places = Object.entries(pieces.caves)
    .filter(([, own]) => own === cave)
    .map(([name]) => placeOf(name));
  const [columns, rows] = [places.map(([column]) => column), places.map(([, row]) => row)];
  const [left, top] = [Math.min(...columns) - 1, Math.min(...rows) - 1];
  return {
    left: left * UNIT - RIM,
    top: top * UNIT - RIM,
    width: (Math.max(...columns) - left + 2) * UNIT + RIM,
    height: (Math.max(...rows) - top + 2) * UNIT + RIM,
  };
}

export interface Beam {
  way: WayName;
  from: Spot;
  to: Spot;
}

/** The lines of sight of a circle, each to the end of its last square. */
export function beamsOf(pieces: OcelotPieces, circle: string): Beam[] {
  const from = spotOf(circle);
  return Object.entries(pieces.sight[circle] ?? {}).flatMap(([way, squares]) => {
    const last = squares[squares.length - 1];
    if (!last) return [];
    const [dx, dy] = STEPS[way as WayName];
    const end = spotOf(last);
    return [{ way: way as WayName, from, to: { x: end.x + dx * UNIT * 0.42, y: end.y + dy * UNIT * 0.42 } }];
  });
}

/** The caves a circle looks into, from the first level down. */
export function cavesSeen(pieces: OcelotPieces, circle: string): Cave[] {
  const squares = Object.values(pieces.sight[circle] ?? {}).flat();
  return CAVES.filter((cave) => squares.some((square) => pieces.caves[square] === cave));
}

/** Is the upper right of the drawing free, for the preview to lie there? And the lower left, for the bags? */
export function freeCorners(pieces: OcelotPieces): { preview: boolean; bags: boolean } {
  const rows = pieces.drawing;
  const isEmpty = (from: number, to: number, left: number, right: number): boolean =>
    rows.slice(from, to).every((row) => row.slice(left, right).replaceAll(".", "") === "");
  const columns = rows[0]?.length ?? 0;
  return {
    preview: columns >= 12 && isEmpty(0, 5, 7, columns),
    bags: rows.length >= 12 && isEmpty(rows.length - 4, rows.length, 0, 4),
  };
}

/** The nearest place in a direction, for arrow keys: straight ahead first. */
export function nextPlace(names: readonly string[], from: string, way: WayName): string | null {
  const [column, row] = placeOf(from);
  const [dx, dy] = STEPS[way];
  let best: { name: string; cost: number } | null = null;
  for (const name of names) {
    const [a, b] = placeOf(name);
    const along = (a - column) * dx + (b - row) * dy;
    const aside = Math.abs((a - column) * dy) + Math.abs((b - row) * dx);
    const cost = along + 2 * aside;
    if (along > 0 && aside <= along + 2 && (!best || cost < best.cost)) best = { name, cost };
  }
  return best?.name ?? null;
}

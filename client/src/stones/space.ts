/* Where a cube is, and where it is drawn. Cells are numbers as on the wire:
   16 * level + 4 * row + column. The drawing is true isometric: columns run to the lower
   right, rows to the lower left, levels up; a cube's edge is 1. */

export const GRID = 4;
export const LEVEL = GRID * GRID;

export interface Cube {
  x: number;
  y: number;
  z: number;
}
export type Point = readonly [number, number];

const COS30 = Math.sqrt(3) / 2;

export function cubeOf(cell: number): Cube {
  return { x: cell % GRID, y: Math.floor((cell % LEVEL) / GRID), z: Math.floor(cell / LEVEL) };
}

export function cellOf({ x, y, z }: Cube): number {
  return LEVEL * z + GRID * y + x;
}

export function project(x: number, y: number, z: number): Point {
  return [(x - y) * COS30, (x + y) / 2 - z];
}

/** A way on the screen as a way along the floor: `project` backwards, at one height. */
export function onFloor([right, down]: Point): Point {
  const across = right / COS30;
  return [down + across / 2, down - across / 2];
}

/** The name of a column: `a1` is far left, `d4` near right. */
export function columnName(column: number): string {
  return "abcd".charAt(column % GRID) + String(Math.floor((column % LEVEL) / GRID) + 1);
}

/** How often the view is turned by a quarter: 0 sees the near and the right wall. */
export type Quarter = 0 | 1 | 2 | 3;

export function quarter(turns: number): Quarter {
  return (((turns % 4) + 4) % 4) as Quarter;
}

/** A cube of the tower as the turned view has it. A quarter shows the next wall clockwise. */
export function turned({ x, y, z }: Cube, view: Quarter): Cube {
  const last = GRID - 1;
  if (view === 0) return { x, y, z };
  if (view === 1) return { x: y, y: last - x, z };
  if (view === 2) return { x: last - x, y: last - y, z };
  return { x: last - y, y: x, z };
}

export function turnedBack(cube: Cube, view: Quarter): Cube {
  return turned(cube, quarter(-view));
}

/** Where a wall is seen; walls on the wire go clockwise: far, right, near, left. */
export type Corner = "upper-right" | "lower-right" | "lower-left" | "upper-left";
const CORNERS: Corner[] = ["upper-right", "lower-right", "lower-left", "upper-left"];

/** Where a wall is seen: the far wall is behind on the right, the next ones follow clockwise. */
export function cornerOf(wall: number, view: Quarter): Corner {
  return CORNERS[quarter(wall - view)] as Corner;
}

/** The four columns of a wall as one sees it from outside, left to right. */
export function wallColumns(wall: number): number[] {
  const along = [0, 1, 2, 3];
  const last = GRID - 1;
  if (wall === 0) return along.map((n) => last - n);
  if (wall === 1) return along.map((n) => GRID * (last - n) + last);
  if (wall === 2) return along.map((n) => GRID * last + n);
  return along.map((n) => GRID * n);
}

/* Which column of a tower a point of its picture lies on: the frontmost one that is seen there. */
import {
  cubeOf,
  GRID,
  LEVEL,
  project,
  type Point,
  type Quarter,
  turned,
  turnedBack,
} from "../../../stones/space.ts";

/** The columns from front to back. */
const FRONT_FIRST = Array.from({ length: LEVEL }, (_, n) => cubeOf(n)).sort((a, b) => b.x + b.y - a.x - a.y);

/** `point` in edges of a cube from the far corner of the floor; heights by column, unturned. */
export function columnAt(point: Point, heights: readonly number[], view: Quarter): number | null {
  for (const { x, y } of FRONT_FIRST) {
    const cube = turnedBack({ x, y, z: 0 }, view);
    const column = GRID * cube.y + cube.x;
    if (isOnPrism(point, x, y, heights[column] ?? 0)) return column;
  }
  return null;
}

/** Whether a stone is seen at a point: one of its cubes is there, and no column stands before it. */
export function isOnStone(
  point: Point,
  cells: readonly number[],
  heights: readonly number[],
  view: Quarter,
): boolean {
  const raised = [...heights];
  for (const cell of cells) raised[cell % LEVEL] = Math.max(raised[cell % LEVEL] ?? 0, cubeOf(cell).z + 1);
  const column = columnAt(point, raised, view);
  if (!cells.some((cell) => cell % LEVEL === column)) return false;
  return cells.some((cell) => {
    const { x, y, z } = turned(cubeOf(cell), view);
    return isOnPrism(point, x, y, z + 1, z);
  });
}

/** A column's top and its two walls that face us, as one hexagon. */
function isOnPrism([px, py]: Point, x: number, y: number, height: number, foot = 0): boolean {
  const corners = [
    project(x, y, height),
    project(x + 1, y, height),
    project(x + 1, y, foot),
    project(x + 1, y + 1, foot),
    project(x, y + 1, foot),
    project(x, y + 1, height),
  ];
  return corners.every(([ax, ay], n) => {
    const [bx, by] = corners[(n + 1) % corners.length] as Point;
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax) >= -1e-6;
  });
}

/** Cubes on each column of a tower, from the cells of its stones. */
export function heightsOf(stones: readonly { cells: readonly number[] }[]): number[] {
  const heights = new Array<number>(GRID * GRID).fill(0);
  for (const { cells } of stones) for (const cell of cells) heights[cell % LEVEL]! += 1;
  return heights;
}

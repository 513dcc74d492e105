/* Which column of a tower a point of its picture lies on: the frontmost one that is seen there. */
import { GRID, project, type Point, type Quarter, turnedBack } from "../../../stones/space.ts";

/** `point` in edges of a cube from the far corner of the floor; heights by column, unturned. */
export function columnAt(point: Point, heights: readonly number[], view: Quarter): number | null {
  const order: { x: number; y: number }[] = [];
  for (let x = 0; x < GRID; x++) for (let y = 0; y < GRID; y++) order.push({ x, y });
  order.sort((a, b) => b.x + b.y - a.x - a.y);
  for (const { x, y } of order) {
    const cube = turnedBack({ x, y, z: 0 }, view);
    const column = GRID * cube.y + cube.x;
    if (isOnPrism(point, x, y, heights[column] ?? 0)) return column;
  }
  return null;
}

/** A column's top and its two walls that face us, as one hexagon. */
function isOnPrism([px, py]: Point, x: number, y: number, height: number): boolean {
  const corners = [
    project(x, y, height),
    project(x + 1, y, height),
    project(x + 1, y, 0),
    project(x + 1, y + 1, 0),
    project(x, y + 1, 0),
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
  for (const { cells } of stones) for (const cell of cells) heights[cell % (GRID * GRID)]! += 1;
  return heights;
}

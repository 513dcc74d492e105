/* What columns, rows and levels are called, quietly on the rim of the board: as the list of places and the record name them. */
import type { JSX } from "preact";
import {
  columnName,
  cellOf,
  GRID,
  type Point,
  project,
  type Quarter,
  turnedBack,
} from "../../../stones/space.ts";
import { RIM, THICK } from "./measure.ts";

interface Props {
  view: Quarter;
  levels: number;
  scale: number;
  origin: Point;
  width: number;
  height: number;
}

interface Label {
  at: Point;
  text: string;
}

export function Coordinates({ view, levels, scale, origin, width, height }: Props): JSX.Element {
  return (
    <svg
      class="coordinates"
      width={width}
      height={height}
      aria-hidden="true"
      style={{ fontSize: `${Math.max(9, scale * 0.3)}px` }}
    >
      {labelsOf(view, levels).map(({ at: [x, y], text }) => (
        <text key={`${x} ${y}`} x={origin[0] + x * scale} y={origin[1] + y * scale}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** On the two faces of the slab that are seen, and up the edge on the left. */
export function labelsOf(view: Quarter, levels: number): Label[] {
  const along = [0, 1, 2, 3];
  const edge = GRID - 1;
  const out = GRID + RIM;
  const left = along.map((n) => ({ at: project(n + 0.5, out, -THICK / 2), column: columnAt(n, edge, view) }));
  const right = along.map((n) => ({
    at: project(out, n + 0.5, -THICK / 2),
    column: columnAt(edge, n, view),
  }));
  const heights = Array.from({ length: levels }, (_, level) => ({
    at: beside(project(-RIM, out, level + 0.5)),
    text: String(level + 1),
  }));
  return [...named(left), ...named(right), ...heights];
}

/** Inside the tower's picture, beside the cubes. */
function beside([x, y]: Point): Point {
  return [x + 0.35, y];
}

function columnAt(x: number, y: number, view: Quarter): string {
  return columnName(cellOf(turnedBack({ x, y, z: 0 }, view)));
}

/** Of `a1 b1 c1 d1` the letters differ, of `a1 a2 a3 a4` the figures. */
function named(row: { at: Point; column: string }[]): Label[] {
  const differs = row[0]?.column.charAt(0) === row[1]?.column.charAt(0) ? 1 : 0;
  return row.map(({ at, column }) => ({ at, text: column.charAt(differs) }));
}

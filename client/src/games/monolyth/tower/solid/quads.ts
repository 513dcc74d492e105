/* A tower as quads for WebGL: each face with what its four borders are. Pure; the same reading of
   stones as in stones/faces.ts, but from all sides, since one can walk round. */
import { cubeOf, type Cube, GRID } from "../../../../stones/space.ts";
import { RIM, THICK } from "../measure.ts";

export interface Piece {
  key: string;
  colour: string;
  cells: readonly number[];
}

/** What a border of a face is: nothing, a seam within a stone, the end of a stone, a convex fold. */
export const BORDER = { none: 0, seam: 1, end: 2, fold: 3 } as const;

export interface Quad {
  /** A corner, and the two edges from it, in columns, rows and levels. */
  origin: Vector;
  across: Vector;
  down: Vector;
  colour: string;
  /** Has the mark of its colour. */
  marked: boolean;
  /** Borders in the order: against down, along across, along down, against across. */
  borders: readonly [number, number, number, number];
  /** Where something rises beside the face. */
  shades: readonly [number, number, number, number];
}
export type Vector = readonly [number, number, number];

interface Side {
  out: Vector;
  origin: Vector;
  across: Vector;
  down: Vector;
}
const SIDES: Side[] = [
  { out: [0, 0, 1], origin: [0, 0, 1], across: [1, 0, 0], down: [0, 1, 0] },
  { out: [0, 1, 0], origin: [0, 1, 1], across: [1, 0, 0], down: [0, 0, -1] },
  { out: [1, 0, 0], origin: [1, 1, 1], across: [0, -1, 0], down: [0, 0, -1] },
  { out: [0, -1, 0], origin: [1, 0, 1], across: [-1, 0, 0], down: [0, 0, -1] },
  { out: [-1, 0, 0], origin: [0, 0, 1], across: [0, 1, 0], down: [0, 0, -1] },
];

const name = ({ x, y, z }: Cube): string => `${x},${y},${z}`;
const step = ({ x, y, z }: Cube, [a, b, c]: Vector): Cube => ({ x: x + a, y: y + b, z: z + c });
const minus = ([a, b, c]: Vector): Vector => [-a, -b, -c];
const plus = ({ x, y, z }: Cube, [a, b, c]: Vector): Vector => [x + a, y + b, z + c];

/** The faces of stones that are not covered by one of `around` or by each other. */
export function quadsOf(pieces: readonly Piece[], around: readonly Piece[] = []): Quad[] {
  const filled = new Map<string, string>();
  for (const piece of [...around, ...pieces])
    for (const cell of piece.cells) filled.set(name(cubeOf(cell)), piece.key);
  return pieces.flatMap((piece) =>
    piece.cells
      .map(cubeOf)
      .flatMap((cube) =>
        SIDES.filter(({ out }) => !filled.has(name(step(cube, out)))).map((side) =>
          quadOf(piece, cube, side, filled),
        ),
      ),
  );
}

function quadOf(piece: Piece, cube: Cube, side: Side, filled: Map<string, string>): Quad {
  const ways = [minus(side.down), side.across, side.down, minus(side.across)];
  const read = ways.map((way) => {
    const rises = filled.get(name(step(step(cube, way), side.out)));
    const next = filled.get(name(step(cube, way)));
    const beside = rises ?? next;
    const border = beside === undefined ? BORDER.fold : beside === piece.key ? BORDER.seam : BORDER.end;
    return { border, shade: rises === undefined ? 0 : 1 };
  });
  return {
    origin: plus(cube, side.origin),
    across: side.across,
    down: side.down,
    colour: piece.colour,
    marked: true,
    borders: read.map(({ border }) => border) as unknown as Quad["borders"],
    shades: read.map(({ shade }) => shade) as unknown as Quad["shades"],
  };
}

const NO_SHADE = [0, 0, 0, 0] as const;

/** The board: a slab, its floor in the shade of what stands on it, a strip of colour on each side (clockwise from the far one). */
export function boardQuads(
  sides: readonly string[],
  built: readonly { cells: readonly number[] }[] = [],
): Quad[] {
  const [low, high] = [-RIM, GRID + RIM];
  const wide = high - low;
  const plain = (origin: Vector, across: Vector, down: Vector, colour: string, border: number): Quad => ({
    origin,
    across,
    down,
    colour,
    marked: false,
    borders: [border, border, border, border],
    shades: NO_SHADE,
  });
  const slab = [
    plain([low, low, -0.012], [wide, 0, 0], [0, wide, 0], "slab", BORDER.none),
    plain([low, high, 0], [wide, 0, 0], [0, 0, -THICK], "slab", BORDER.none),
    plain([high, high, 0], [0, -wide, 0], [0, 0, -THICK], "slab", BORDER.none),
    plain([high, low, 0], [-wide, 0, 0], [0, 0, -THICK], "slab", BORDER.none),
    plain([low, low, 0], [0, wide, 0], [0, 0, -THICK], "slab", BORDER.none),
  ];
  const filled = new Set(built.flatMap(({ cells }) => cells));
  const floor = Array.from({ length: GRID * GRID }, (_, n) => {
    const [x, y] = [n % GRID, Math.floor(n / GRID)];
    const rises = (column: number, row: number): number =>
      Number(column >= 0 && column < GRID && row >= 0 && row < GRID && filled.has(GRID * row + column));
    return {
      ...plain([x, y, 0], [1, 0, 0], [0, 1, 0], "floor", BORDER.seam),
      shades: [rises(x, y - 1), rises(x + 1, y), rises(x, y + 1), rises(x - 1, y)] as const,
    };
  });
  return [...slab, ...floor, ...sides.flatMap((colour, n) => strip(colour, n))];
}

const STRIPS: { from: Vector; along: Vector; out: Vector }[] = [
  { from: [GRID, 0, 0], along: [-1, 0, 0], out: [0, -1, 0] },
  { from: [GRID, GRID, 0], along: [0, -1, 0], out: [1, 0, 0] },
  { from: [0, GRID, 0], along: [1, 0, 0], out: [0, 1, 0] },
  { from: [0, 0, 0], along: [0, 1, 0], out: [-1, 0, 0] },
];

function strip(colour: string, side: number): Quad[] {
  const { from, along, out } = STRIPS[side] as (typeof STRIPS)[number];
  const tall = RIM - 0.06;
  return Array.from({ length: GRID }, (_, n) => ({
    origin: [from[0] + n * along[0], from[1] + n * along[1], 0] as Vector,
    across: along,
    down: out.map((part) => part * tall) as unknown as Vector,
    colour,
    marked: true,
    borders: [
      BORDER.end,
      n === GRID - 1 ? BORDER.end : BORDER.none,
      BORDER.end,
      n === 0 ? BORDER.end : BORDER.none,
    ] as const,
    shades: NO_SHADE,
  }));
}

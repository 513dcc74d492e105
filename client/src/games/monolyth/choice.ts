/* What the player is about to do, before it is confirmed. Only the geometry of turning and
   moving is here; what is allowed comes with the server's choices. */
import type { MonolythChoices, MonolythFacts, MonolythPieces, PlaceFacts, SwapFacts } from "./wire.ts";
import {
  columnName,
  type Cube,
  GRID,
  LEVEL,
  onFloor,
  type Point,
  type Quarter,
  turned,
  turnedBack,
} from "../../stones/space.ts";
import { partsOf } from "./stone.ts";

export interface StoneChoice {
  kind: "stone";
  site: number;
  shape: string;
  colour: string;
  /** The stone goes, and a single of its colour comes instead. */
  swap: boolean;
  /** Counted from 1, as in notation. */
  turning: number;
  /** Where its anchor is: 16 * level + column. */
  anchor: number;
}
export interface ProphecyChoice {
  kind: "prophecy";
  value: number;
  /** The wall in notation, once it is chosen. */
  wall: string | null;
}
export type Choice =
  | StoneChoice
  | ProphecyChoice
  | { kind: "discard"; site: number }
  | { kind: "give"; value: number };

export type Way = "left" | "right" | "tip";
export type Shape = readonly (readonly number[])[];
interface Table {
  pieces: MonolythPieces;
  choices: MonolythChoices;
  /** Cubes on each of the 16 columns of the own tower. */
  heights: readonly number[];
}

/** The cubes of the chosen stone as it lies now, from its anchor. */
export function shapeOf(pieces: MonolythPieces, choice: StoneChoice): Shape {
  if (choice.swap) return [[0, 0, 0]];
  return pieces.turnings[choice.shape]?.[choice.turning - 1] ?? [[0, 0, 0]];
}

/** Where a single may be put in place of the stone of this site. */
export function singlesAt(choices: MonolythChoices, site: number): readonly number[] {
  return choices.swaps.includes(site) ? choices.singles : [];
}

/** Where the server lets the anchor be, for the way the stone is turned now. */
export function anchorsOf(
  choices: MonolythChoices,
  choice: Pick<StoneChoice, "site" | "swap" | "turning">,
): readonly number[] {
  if (choice.swap) return singlesAt(choices, choice.site);
  return choices.places[choice.site]?.[choice.turning] ?? [];
}

export function isLegal(table: Table, choice: StoneChoice): boolean {
  return anchorsOf(table.choices, choice).includes(choice.anchor);
}

/** The cells a choice fills; cubes outside the grid are left out. */
export function cellsOf(pieces: MonolythPieces, choice: StoneChoice): number[] {
  return cubesAt(shapeOf(pieces, choice), choice.anchor)
    .filter(({ x, y }) => x >= 0 && x < GRID && y >= 0 && y < GRID)
    .map(({ x, y, z }) => LEVEL * z + GRID * y + x);
}

function cubesAt(shape: Shape, anchor: number): Cube[] {
  const [column, row, level] = [
    anchor % GRID,
    Math.floor((anchor % LEVEL) / GRID),
    Math.floor(anchor / LEVEL),
  ];
  return shape.map(([x = 0, y = 0, z = 0]) => ({ x: column + x, y: row + y, z: level + z }));
}

function middle(shape: Shape, anchor: number): [number, number] {
  const cubes = cubesAt(shape, anchor);
  const mean = (along: (cube: Cube) => number): number =>
    cubes.reduce((sum, cube) => sum + along(cube), 0) / cubes.length;
  return [mean(({ x }) => x), mean(({ y }) => y)];
}

function nearest(
  shape: Shape,
  anchors: readonly number[],
  [x, y]: readonly [number, number],
): number | undefined {
  const far = (anchor: number): number => {
    const [a, b] = middle(shape, anchor);
    return (a - x) ** 2 + (b - y) ** 2;
  };
  return [...anchors].sort((a, b) => far(a) - far(b) || a - b)[0];
}

/** Where a stone would come to rest if it were let down here: for drawing, whatever the rules say. */
function letDown(table: Table, shape: Shape, [x, y]: readonly [number, number]): number {
  const [mx, my] = middle(shape, 0);
  const fitting = (at: number, offsets: number[]): number =>
    Math.round(Math.min(GRID - 1 - Math.max(...offsets), Math.max(-Math.min(...offsets), at)));
  const column = fitting(
    x - mx,
    shape.map(([a = 0]) => a),
  );
  const row = fitting(
    y - my,
    shape.map(([, b = 0]) => b),
  );
  const level = Math.max(
    0,
    ...shape.map(([a = 0, b = 0, c = 0]) => (table.heights[GRID * (row + b) + column + a] ?? 0) - c),
  );
  return LEVEL * level + GRID * row + column;
}

/** Take up the stone of a site: near `at`, or where it is seen best. */
export function takeUp(
  table: Table,
  site: number,
  stone: string,
  at?: readonly [number, number],
  view: Quarter = 0,
): StoneChoice {
  const { colour, shape } = partsOf(table.pieces, stone);
  const base = { kind: "stone" as const, site, shape, colour };
  const ways = Object.entries(table.choices.places[site] ?? {}).flatMap(([way, anchors]) =>
    anchors.map((anchor) => ({ turning: Number(way), anchor, swap: false })),
  );
  const swaps = singlesAt(table.choices, site).map((anchor) => ({ turning: 1, anchor, swap: true }));
  const [best] = (ways.length ? ways : swaps)
    .map((way) => ({ way, cost: cost(table, { ...base, ...way }, at, view) }))
    .sort((a, b) => a.cost - b.cost);
  const anchor = letDown(table, table.pieces.turnings[shape]?.[0] ?? [[0, 0, 0]], at ?? [1.5, 1.5]);
  return { ...base, ...(best?.way ?? { turning: 1, anchor, swap: false }) };
}

/** How hard a first offer is to see: lying flat in front of the tower is best. */
function cost(
  table: Table,
  choice: StoneChoice,
  at: readonly [number, number] | undefined,
  view: Quarter,
): number {
  const shape = shapeOf(table.pieces, choice);
  const [x, y] = middle(shape, choice.anchor);
  const tall = Math.max(...shape.map(([, , z = 0]) => z));
  if (at) return tall + (x - at[0]) ** 2 + (y - at[1]) ** 2;
  const seen = turned({ x, y, z: 0 }, view);
  return 0.8 * tall - 0.9 * Math.floor(choice.anchor / LEVEL) - seen.x - seen.y;
}

/** The same choice with its stone as near as may be to a place. */
function settled(table: Table, choice: StoneChoice, at: readonly [number, number]): StoneChoice {
  const shape = shapeOf(table.pieces, choice);
  const anchor = nearest(shape, anchorsOf(table.choices, choice), at) ?? letDown(table, shape, at);
  return { ...choice, anchor };
}

/** Turn the stone, staying as near as may be to where it was. */
export function turnedStone(table: Table, choice: StoneChoice, way: Way): StoneChoice {
  if (choice.swap) return choice;
  const at = middle(shapeOf(table.pieces, choice), choice.anchor);
  return settled(
    table,
    { ...choice, turning: turningAfter(table.pieces, choice.shape, choice.turning, way) },
    at,
  );
}

const ROTATIONS: Record<Way, (cube: readonly number[]) => number[]> = {
  left: ([x = 0, y = 0, z = 0]) => [y, -x, z],
  right: ([x = 0, y = 0, z = 0]) => [-y, x, z],
  tip: ([x = 0, y = 0, z = 0]) => [x, z, -y],
};

/** The number of the way a stone lies after it was turned once; the same one if it looks the same. */
export function turningAfter(pieces: MonolythPieces, shape: string, turning: number, way: Way): number {
  const ways = pieces.turnings[shape] ?? [];
  const now = ways[turning - 1] ?? [];
  const wanted = fromAnchor(now.map(ROTATIONS[way]));
  const found = ways.findIndex((candidate) => fromAnchor(candidate) === wanted);
  return found < 0 ? turning : found + 1;
}

/** A shape as text, from its anchor: lowest, then farthest, then leftmost cube. */
function fromAnchor(cubes: Shape): string {
  const sorted = [...cubes].sort(
    ([ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0]) => az - bz || ay - by || ax - bx,
  );
  const [ox = 0, oy = 0, oz = 0] = sorted[0] ?? [];
  return sorted.map(([x = 0, y = 0, z = 0]) => `${x - ox},${y - oy},${z - oz}`).join(" ");
}

/** Put the stone where the player points: over that column if it fits there, else shown as it cannot be. */
export function pointedAt(table: Table, choice: StoneChoice, column: number): StoneChoice {
  const shape = shapeOf(table.pieces, choice);
  const at: [number, number] = [column % GRID, Math.floor(column / GRID)];
  const over = anchorsOf(table.choices, choice).filter((anchor) =>
    cubesAt(shape, anchor).some(({ x, y }) => x === at[0] && y === at[1]),
  );
  return { ...choice, anchor: nearest(shape, over, at) ?? letDown(table, shape, at) };
}

/** The stone drawn along by a pointer: `delta` in edges of a cube on the screen, from where it was taken hold of. */
export function dragged(table: Table, choice: StoneChoice, delta: Point, view: Quarter): StoneChoice {
  const [x, y] = middle(shapeOf(table.pieces, choice), choice.anchor);
  const seen = turned({ x, y, z: 0 }, view);
  const [dx, dy] = onFloor(delta);
  const to = turnedBack({ x: seen.x + dx, y: seen.y + dy, z: 0 }, view);
  return settled(table, choice, [to.x, to.y]);
}

/** Two choices put the same stone in the same place. */
export function isSame(a: StoneChoice, b: StoneChoice): boolean {
  return a.site === b.site && a.swap === b.swap && a.turning === b.turning && a.anchor === b.anchor;
}

/** The columns on which some place of the stone, as it is turned now, would put a cube. */
export function columnsOf(table: Table, choice: StoneChoice): Set<number> {
  const shape = shapeOf(table.pieces, choice);
  return new Set(
    anchorsOf(table.choices, choice).flatMap((anchor) =>
      cubesAt(shape, anchor).map(({ x, y }) => GRID * y + x),
    ),
  );
}

/** Move the stone along an axis of the view to the next place where it fits. */
export function moved(table: Table, choice: StoneChoice, dx: number, dy: number, view: Quarter): StoneChoice {
  const shape = shapeOf(table.pieces, choice);
  const seen = (anchor: number): [number, number] => {
    const [x, y] = middle(shape, anchor);
    const cube = turned({ x, y, z: 0 }, view);
    return [cube.x, cube.y];
  };
  const [x, y] = seen(choice.anchor);
  const steps = anchorsOf(table.choices, choice)
    .map((anchor) => {
      const [a, b] = seen(anchor);
      const along = (a - x) * dx + (b - y) * dy;
      const aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
      return { anchor, along, cost: along + 2.5 * aside };
    })
    .filter(({ along }) => along > 0.1)
    .sort((a, b) => a.cost - b.cost);
  return { ...choice, anchor: steps[0]?.anchor ?? choice.anchor };
}

/** The choice in notation, once it is complete. */
export function moveText(choice: Choice): string | null {
  if (choice.kind === "give") return `give ${choice.value}`;
  if (choice.kind === "discard") return `@${choice.site} discard`;
  if (choice.kind === "prophecy") return choice.wall ? `prophecy ${choice.value} ${choice.wall}` : null;
  const column = columnName(choice.anchor % LEVEL);
  return choice.swap
    ? `@${choice.site} swap ${column}`
    : `@${choice.site} ${choice.shape}/${choice.turning} ${column}`;
}

/** A move as a choice: what a hint proposes. */
export function choiceOf(
  pieces: MonolythPieces,
  facts: MonolythFacts,
  sites: readonly (string | null)[],
): Choice | null {
  if (facts.kind === "give") return { kind: "give", value: facts.value };
  if (facts.kind === "prophesy") return { kind: "prophecy", value: facts.value, wall: facts.wall };
  if (facts.kind === "discard") return { kind: "discard", site: facts.site };
  if (facts.kind === "place" || facts.kind === "swap") return stoneOf(pieces, facts, sites[facts.site - 1]);
  return null;
}

/** The anchor of a stone is the first of its cells: lowest, then farthest, then leftmost. */
function stoneOf(
  pieces: MonolythPieces,
  facts: PlaceFacts | SwapFacts,
  stone: string | null | undefined,
): StoneChoice | null {
  const [anchor] = facts.cells;
  if (!stone || anchor === undefined) return null;
  const { site, turning, kind } = facts;
  return { kind: "stone", site, ...partsOf(pieces, stone), swap: kind === "swap", turning, anchor };
}

export type { Table as ChoiceTable };

/* What of a heap of stones is seen: faces in painter's order, and for each the lines that
   make one see stones, not cubes. Pure; the drawing is in Heap.tsx. */
import { type Cube, type Point, project } from "./space.ts";

/** A stone in space; `key` tells stones of the same colour apart. */
export interface Solid {
  key: string;
  colour: string;
  cubes: Cube[];
  ghost?: boolean;
  last?: boolean;
}

export type Side = "top" | "left" | "right";
export type Segment = readonly [Point, Point];

export interface Face {
  side: Side;
  colour: string;
  key: string;
  ghost: boolean;
  last: boolean;
  cube: Cube;
  corners: readonly [Point, Point, Point, Point];
  /** Where the stone ends. */
  edges: Segment[];
  /** Between cubes of one stone. */
  seams: Segment[];
  /** The stone's own convex folds, which catch the light. */
  folds: Segment[];
  /** Strips in the shade of a cube that rises beside the face. */
  shades: (readonly [Point, Point, Point, Point])[];
}

type Vector = readonly [number, number, number];
/* Each side: its outward way, and its two axes in the order of the corners, from `origin`.
   Matrices of the marks follow from them: first axis to the right, second downwards. */
const SIDES: Record<Side, { out: Vector; origin: Vector; across: Vector; down: Vector }> = {
  top: { out: [0, 0, 1], origin: [0, 0, 1], across: [1, 0, 0], down: [0, 1, 0] },
  left: { out: [0, 1, 0], origin: [0, 1, 1], across: [1, 0, 0], down: [0, 0, -1] },
  right: { out: [1, 0, 0], origin: [1, 1, 1], across: [0, -1, 0], down: [0, 0, -1] },
};
const ORDER: Side[] = ["top", "left", "right"];
const SHADE = 0.26;

const name = (x: number, y: number, z: number): string => `${x},${y},${z}`;

/** The faces of stones in the order in which to draw them; they lie among others, which hide and shade them. */
export function facesOf(solids: readonly Solid[], among = solids): Face[] {
  const firm = new Map<string, string>();
  for (const solid of among)
    if (!solid.ghost) for (const { x, y, z } of solid.cubes) firm.set(name(x, y, z), solid.key);
  const cubes = solids.flatMap((solid) => {
    const own = new Map(solid.cubes.map(({ x, y, z }) => [name(x, y, z), solid.key]));
    const filled = solid.ghost ? new Map([...firm, ...own]) : firm;
    return solid.cubes.map((cube) => ({ cube, solid, filled }));
  });
  cubes.sort(inOrder);
  return cubes.flatMap(({ cube, solid, filled }) =>
    ORDER.filter((side) => !filled.has(beside(cube, SIDES[side].out))).map((side) =>
      faceOf(side, cube, solid, filled),
    ),
  );
}

/** Painter's order: what is nearer, and then what is higher, comes later. */
export function inOrder({ cube: a }: { cube: Cube }, { cube: b }: { cube: Cube }): number {
  return a.x + a.y + a.z - b.x - b.y - b.z || a.z - b.z;
}

function beside({ x, y, z }: Cube, ...ways: Vector[]): string {
  return name(
    ways.reduce((sum, way) => sum + way[0], x),
    ways.reduce((sum, way) => sum + way[1], y),
    ways.reduce((sum, way) => sum + way[2], z),
  );
}

function faceOf(side: Side, cube: Cube, solid: Solid, filled: Map<string, string>): Face {
  const { out, origin, across, down } = SIDES[side];
  const at = (a: number, d: number): Point =>
    project(
      cube.x + origin[0] + a * across[0] + d * down[0],
      cube.y + origin[1] + a * across[1] + d * down[1],
      cube.z + origin[2] + a * across[2] + d * down[2],
    );
  const face: Face = {
    side,
    colour: solid.colour,
    key: solid.key,
    ghost: solid.ghost ?? false,
    last: solid.last ?? false,
    cube,
    corners: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)],
    edges: [],
    seams: [],
    folds: [],
    shades: [],
  };
  const borders: [Vector, Segment, Segment][] = [
    [minus(down), [at(0, 0), at(1, 0)], [at(1, SHADE), at(0, SHADE)]],
    [across, [at(1, 0), at(1, 1)], [at(1 - SHADE, 1), at(1 - SHADE, 0)]],
    [down, [at(1, 1), at(0, 1)], [at(0, 1 - SHADE), at(1, 1 - SHADE)]],
    [minus(across), [at(0, 1), at(0, 0)], [at(SHADE, 0), at(SHADE, 1)]],
  ];
  for (const [way, border, inner] of borders) {
    const rises = filled.get(beside(cube, way, out));
    const next = filled.get(beside(cube, way));
    if (rises !== undefined) {
      face.shades.push([...border, ...inner]);
      (rises === solid.key ? face.seams : face.edges).push(border);
    } else if (next !== undefined) {
      (next === solid.key ? face.seams : face.edges).push(border);
    } else if (isSeenFold(way)) {
      if (side === "top" || (side === "left" && way[2] === 0)) face.folds.push(border);
    } else {
      face.edges.push(border);
    }
  }
  return face;
}

const minus = (way: Vector): Vector => [-way[0], -way[1], -way[2]];

/** The stone turns away here towards another face that is seen too. */
const isSeenFold = (way: Vector): boolean => way[0] + way[1] + way[2] > 0;

/** The outline of a drawn thing: borders that only one of its faces has. */
export function outline(faces: readonly Face[]): Segment[] {
  const seen = new Map<string, Segment | null>();
  for (const { corners } of faces)
    corners.forEach((from, n) => {
      const to = corners[(n + 1) % 4] as Point;
      const key = [from, to]
        .map((p) => `${p[0].toFixed(3)},${p[1].toFixed(3)}`)
        .sort()
        .join(" ");
      seen.set(key, seen.has(key) ? null : [from, to]);
    });
  return [...seen.values()].filter((segment): segment is Segment => segment !== null);
}

/** The rectangle that a drawing fills: left, top, width, height. */
export function bounds(points: readonly Point[]): [number, number, number, number] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

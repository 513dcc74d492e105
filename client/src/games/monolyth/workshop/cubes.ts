/* The drawing of a stone as cubes, and back. Pure. */
import { type Cube, GRID } from "../../../stones/space.ts";

export type Cells = string[] | string[][];

/** Layers of rows, lowest first. */
export function layersOf(cells: Cells): string[][] {
  return cells.some((layer) => Array.isArray(layer)) ? (cells as string[][]) : [cells as string[]];
}

export function cubesOf(cells: Cells): Cube[] {
  return layersOf(cells).flatMap((layer, z) =>
    layer.flatMap((row, y) => row.split("").flatMap((sign, x) => (sign === "#" ? [{ x, y, z }] : []))),
  );
}

export function hasCube(cells: Cells, { x, y, z }: Cube): boolean {
  return layersOf(cells)[z]?.[y]?.[x] === "#";
}

/** The drawing with a cube more or less. It grows as it must; what was drawn keeps its room. */
export function toggled(cells: Cells, cube: Cube): Cells {
  const layers = layersOf(cells);
  const isThere = hasCube(cells, cube);
  const width = Math.max(cube.x + 1, ...layers.flat().map((row) => row.length));
  const height = Math.max(cube.y + 1, ...layers.map((layer) => layer.length));
  const depth = Math.max(cube.z + 1, layers.length);
  const drawn = Array.from({ length: depth }, (_z, z) =>
    Array.from({ length: height }, (_y, y) =>
      Array.from({ length: width }, (_x, x) => {
        if (x === cube.x && y === cube.y && z === cube.z) return isThere ? "." : "#";
        return layers[z]?.[y]?.[x] ?? ".";
      }).join(""),
    ),
  );
  while (drawn.length > 1 && !drawn[drawn.length - 1]?.join("").includes("#")) drawn.pop();
  return drawn.length === 1 ? (drawn[0] as string[]) : drawn;
}

type Turn = (cube: Cube) => Cube;
const TURNS: Turn[] = [({ x, y, z }) => ({ x: y, y: -x, z }), ({ x, y, z }) => ({ x, y: z, z: -y })];

const text = (cubes: readonly Cube[]): string => {
  const least = (axis: keyof Cube): number => Math.min(...cubes.map((cube) => cube[axis]));
  const [x, y, z] = [least("x"), least("y"), least("z")];
  return cubes
    .map((cube) => `${cube.x - x}${cube.y - y}${cube.z - z}`)
    .sort()
    .join(" ");
};

/** One text for all the ways in which a stone can be turned. */
export function formOf(cubes: readonly Cube[]): string {
  const seen = new Set<string>();
  const edge: (readonly Cube[])[] = [cubes];
  for (let at = edge.pop(); at; at = edge.pop()) {
    const here = at;
    if (seen.has(text(here))) continue;
    seen.add(text(here));
    for (const turn of TURNS) edge.push(here.map(turn));
  }
  return [...seen].sort()[0] ?? "";
}

const KNOWN: Record<string, Cells> = {
  "1": ["#"],
  I2: ["##"],
  I3: ["###"],
  L3: ["##", "#."],
  I4: ["####"],
  L4: ["###", "#.."],
  O4: ["##", "##"],
  T4: ["###", ".#."],
  S4: [".##", "##."],
};
const FORMS = new Map(Object.entries(KNOWN).map(([name, cells]) => [formOf(cubesOf(cells)), name]));

/** What a stone is usually called: a letter for its outline and the number of its cubes. */
export function usualName(cells: Cells, taken: readonly string[]): string {
  const cubes = cubesOf(cells);
  const known = cubes.length > 0 ? FORMS.get(formOf(cubes)) : undefined;
  const letters = known ? [known] : "XYZUVPQRAB".split("").map((letter) => `${letter}${cubes.length}`);
  return letters.find((name) => !taken.includes(name)) ?? `${letters[0]}${taken.length}`;
}

/** Columns and rows of the grid that a stone is drawn on. */
export const PLACES = Array.from({ length: GRID * GRID }, (_, n) => ({
  x: n % GRID,
  y: Math.floor(n / GRID),
}));

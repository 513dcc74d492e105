/* The player board under a tower: a slab with a coloured strip on each side. */
import type { JSX } from "preact";
import { MARKS } from "../../../stones/marks.ts";
import { type Place, polygon } from "../../../stones/paths.ts";
import { GRID, type Point, project, type Quarter, quarter } from "../../../stones/space.ts";
import { RIM, THICK } from "./measure.ts";

const INSET = 0.06;
/** How a strip's marks lie: along the side, feet outwards. */
const SIDES: { from: [number, number]; along: [number, number]; out: [number, number] }[] = [
  { from: [GRID, 0], along: [-1, 0], out: [0, -1] },
  { from: [GRID, GRID], along: [0, -1], out: [1, 0] },
  { from: [0, GRID], along: [1, 0], out: [0, 1] },
  { from: [0, 0], along: [0, 1], out: [-1, 0] },
];

interface Props {
  /** Colour names of the sides clockwise: far, right, near, left. */
  sides: readonly string[];
  view: Quarter;
  place: Place;
}

export function Board({ sides, view, place }: Props): JSX.Element {
  const low = -RIM;
  const high = GRID + RIM;
  const at = (x: number, y: number, z = 0): Point => project(x, y, z);
  const lines: Point[][] = [];
  for (let n = 1; n < GRID; n++) lines.push([at(n, 0), at(n, GRID)], [at(0, n), at(GRID, n)]);
  return (
    <g>
      <path
        class="slab-left"
        d={polygon([at(low, high), at(high, high), at(high, high, -THICK), at(low, high, -THICK)], place)}
      />
      <path
        class="slab-right"
        d={polygon([at(high, high), at(high, low), at(high, low, -THICK), at(high, high, -THICK)], place)}
      />
      <path
        class="slab-top"
        d={polygon([at(low, low), at(high, low), at(high, high), at(low, high)], place)}
      />
      {SIDES.map((side, n) => (
        <Strip key={n} side={side} colour={sides[quarter(n + view)] ?? ""} place={place} />
      ))}
      <path class="slab-floor" d={polygon([at(0, 0), at(GRID, 0), at(GRID, GRID), at(0, GRID)], place)} />
      <path class="slab-line" d={lines.map((line) => polygon(line, place)).join("")} />
    </g>
  );
}

function Strip({
  side,
  colour,
  place,
}: {
  side: (typeof SIDES)[number];
  colour: string;
  place: Place;
}): JSX.Element {
  const { from, along, out } = side;
  const at = (a: number, o: number): Point =>
    project(from[0] + a * along[0] + o * out[0], from[1] + a * along[1] + o * out[1], 0);
  const outer = RIM - INSET;
  const edge = polygon([at(0, 0), at(GRID, 0), at(GRID + outer, outer), at(-outer, outer)], place);
  const mark = (n: number): string => {
    const tall = outer * 0.92;
    const left = n + 0.5 - tall / 2;
    const [o, a, d] = [at(left, 0.02), at(left + tall, 0.02), at(left, 0.02 + tall)].map(place) as [
      Point,
      Point,
      Point,
    ];
    return `matrix(${[a[0] - o[0], a[1] - o[1], d[0] - o[0], d[1] - o[1], o[0], o[1]].map((v) => v.toFixed(2)).join(" ")})`;
  };
  return (
    <g class={`c-${colour}`}>
      <path class="strip" d={edge} />
      {[0, 1, 2, 3].map((n) => (
        <path key={n} class="strip-cut" d={MARKS[colour] ?? ""} transform={mark(n)} />
      ))}
      <path class="strip-rim" d={edge} />
    </g>
  );
}

/** The rectangle that a board with a tower of so many levels fills. */
export function boxOf(levels: number): readonly [number, number, number, number] {
  const side = (GRID + 2 * RIM) * (Math.sqrt(3) / 2);
  const up = project(0, 0, levels)[1];
  const top = Math.min(up, project(-RIM, -RIM, 0)[1]);
  return [-side, top, 2 * side, project(GRID + RIM, GRID + RIM, -THICK)[1] - top];
}

/* One stone on its own, as it lies on a site. */
import type { JSX } from "preact";
import { px } from "../controls/px.ts";
import { bounds, facesOf } from "./faces.ts";
import { Heap } from "./Heap.tsx";
import { placed } from "./paths.ts";
import type { Cube } from "./space.ts";

const BOX = 100;
const MARGIN = 4;
/** A single does not swell to the size of a bar. */
const LARGEST = 30;

export type Shape = readonly (readonly number[])[];

function cubesOf(shape: Shape): Cube[] {
  return shape.map(([x = 0, y = 0, z = 0]) => ({ x, y, z }));
}

/** The way to lay a stone down when nobody has turned it: flat, and longest to the right. */
export function atRest(turnings: readonly Shape[]): Shape {
  const flat = turnings.filter((shape) => shape.every(([, , z = 0]) => z === 0));
  const wide = (shape: Shape): number =>
    Math.max(...shape.map(([x = 0]) => x)) - Math.min(...shape.map(([x = 0]) => x));
  return [...flat].sort((a, b) => wide(b) - wide(a))[0] ?? turnings[0] ?? [];
}

interface Props {
  colour: string;
  shape: Shape;
  size?: number;
}

export function Stone({ colour, shape, size }: Props): JSX.Element {
  const solid = { key: "stone", colour, cubes: cubesOf(shape) };
  const corners = facesOf([solid]).flatMap((face) => [...face.corners]);
  const [left, top, width, height] = bounds(corners);
  const scale = Math.min(LARGEST, (BOX - 2 * MARGIN) / Math.max(width, height));
  const place = placed(scale, BOX / 2 - (left + width / 2) * scale, BOX / 2 - (top + height / 2) * scale);
  return (
    <svg
      class="stone"
      viewBox={`0 0 ${BOX} ${BOX}`}
      aria-hidden="true"
      style={size ? { width: px(size), height: px(size) } : undefined}
    >
      <Heap solids={[solid]} place={place} />
    </svg>
  );
}

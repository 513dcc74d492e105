/* A tower on its board, drawn isometrically: the picture that needs nothing but SVG. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Solid } from "../../../stones/faces.ts";
import { Heap, Wire } from "../../../stones/Heap.tsx";
import { placed } from "../../../stones/paths.ts";
import { type Cube, cubeOf, type Quarter, turned } from "../../../stones/space.ts";
import { Board, boxOf } from "./Board.tsx";
import { PAD } from "./measure.ts";

export interface Built {
  key: string;
  colour: string;
  cells: readonly number[];
  last?: boolean;
}

export interface Ghost {
  colour: string;
  cells: readonly number[];
  isLegal: boolean;
}

interface Props {
  sides: readonly string[];
  built: readonly Built[];
  ghost?: Ghost | null;
  view: Quarter;
  levels: number;
  scale: number;
  class?: string;
}

const cubesOf = (cells: readonly number[], view: Quarter): Cube[] =>
  cells.map((cell) => turned(cubeOf(cell), view));

export function solidsOf(built: readonly Built[], view: Quarter): Solid[] {
  return built.map((stone) => ({
    key: stone.key,
    colour: stone.colour,
    cubes: cubesOf(stone.cells, view),
    last: stone.last ?? false,
  }));
}

export function ghostSolid({ colour, cells, isLegal }: Ghost, view: Quarter): Solid {
  return { key: "ghost", colour, cubes: cubesOf(cells, view), ghost: isLegal };
}

/** Size in pixels of a tower's picture; its floor's far corner lies at `origin`. */
export function picture(
  levels: number,
  scale: number,
): { width: number; height: number; origin: readonly [number, number] } {
  const [left, top, width, height] = boxOf(levels);
  return {
    width: width * scale + 2 * PAD,
    height: height * scale + 2 * PAD,
    origin: [PAD - left * scale, PAD - top * scale],
  };
}

export function Tower({ sides, built, ghost, view, levels, scale, ...rest }: Props): JSX.Element {
  const { width, height, origin } = picture(levels, scale);
  const [left, top] = origin;
  const place = useMemo(() => placed(scale, left, top), [scale, left, top]);
  const board = useMemo(() => <Board sides={sides} view={view} place={place} />, [sides, view, place]);
  const solids = useMemo(() => solidsOf(built, view), [built, view]);
  const tried = ghost ? ghostSolid(ghost, view) : null;
  return (
    <svg
      class={rest.class ?? "tower"}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {board}
      <Heap solids={solids} tried={tried?.ghost ? tried : null} place={place} edge={scale > 24 ? 1.8 : 1.2} />
      {tried && !tried.ghost && <Wire solid={tried} place={place} />}
    </svg>
  );
}

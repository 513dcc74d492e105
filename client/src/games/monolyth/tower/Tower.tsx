/* A tower on its board, drawn isometrically: the picture that needs nothing but SVG. */
import type { JSX } from "preact";
import type { Solid } from "../../../stones/faces.ts";
import { Heap, Wire } from "../../../stones/Heap.tsx";
import { placed } from "../../../stones/paths.ts";
import { cubeOf, type Quarter, turned } from "../../../stones/space.ts";
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

export function solidsOf(built: readonly Built[], ghost: Ghost | null | undefined, view: Quarter): Solid[] {
  const cubes = (cells: readonly number[]) => cells.map((cell) => turned(cubeOf(cell), view));
  const solids: Solid[] = built.map((stone) => ({
    key: stone.key,
    colour: stone.colour,
    cubes: cubes(stone.cells),
    last: stone.last ?? false,
  }));
  if (ghost?.isLegal)
    solids.push({ key: "ghost", colour: ghost.colour, cubes: cubes(ghost.cells), ghost: true });
  return solids;
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
  const place = placed(scale, origin[0], origin[1]);
  const wire = ghost && !ghost.isLegal ? ghost : null;
  return (
    <svg
      class={rest.class ?? "tower"}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <Board sides={sides} view={view} place={place} />
      <Heap solids={solidsOf(built, ghost, view)} place={place} edge={scale > 24 ? 1.8 : 1.2} />
      {wire && (
        <Wire
          solid={{
            key: "wire",
            colour: wire.colour,
            cubes: wire.cells.map((cell) => turned(cubeOf(cell), view)),
          }}
          place={place}
        />
      )}
    </svg>
  );
}

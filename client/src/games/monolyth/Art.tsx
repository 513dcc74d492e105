/* The picture of the lobby, drawn with the table's own stones. */
import type { JSX } from "preact";
import { Heap } from "../../stones/Heap.tsx";
import { placed } from "../../stones/paths.ts";
import { FigureAt } from "./figures.tsx";
import "./monolyth.css";
import { Board } from "./tower/Board.tsx";
import { type Built, ghostSolid, solidsOf } from "./tower/Tower.tsx";

const BUILT: Built[] = [
  { key: "a", colour: "white", cells: [0, 1, 16, 32] },
  { key: "b", colour: "black", cells: [2, 5, 6, 9] },
  { key: "c", colour: "blue", cells: [3, 7, 19, 35] },
  { key: "d", colour: "turquoise", cells: [4, 8, 12, 20] },
  { key: "e", colour: "orange", cells: [13, 14, 15] },
  { key: "f", colour: "orange", cells: [11, 27, 31] },
  { key: "g", colour: "turquoise", cells: [24, 28, 44] },
  { key: "h", colour: "black", cells: [10, 22, 26] },
];
const GHOST = { colour: "turquoise", cells: [29, 30], isLegal: true };

/** A tower in the stone circle, with one stone on its way. */
export function Art(): JSX.Element {
  const place = placed(28, 260, 112);
  return (
    <svg class="art" viewBox="0 0 520 290" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <ellipse class="band-stone" cx="260" cy="170" rx="222" ry="132" stroke-width="54" />
      <ellipse class="band-rim" cx="260" cy="170" rx="249" ry="159" />
      <ellipse class="band-rim" cx="260" cy="170" rx="195" ry="105" />
      <ellipse class="band-groove" cx="260" cy="170" rx="222" ry="132" stroke-width="8" />
      <path class="band-glow" d="M60 113A222 132 0 0 1 330 45" stroke-width="42" />
      <path class="band-lit" d="M60 113A222 132 0 0 1 330 45" stroke-width="8" />
      <FigureAt name="crystal" x={60} y={110} size={44} />
      <Board sides={["blue", "orange", "turquoise", "white"]} view={0} place={place} />
      <Heap solids={solidsOf(BUILT, 0)} tried={ghostSolid(GHOST, 0)} place={place} edge={1.5} />
    </svg>
  );
}

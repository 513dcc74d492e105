/* The two pictures of the start page, drawn with the tables' own stones and gems. */
import type { JSX } from "preact";
import { IconAt } from "../controls/icons.tsx";
import { DiscAt } from "../games/ocelot/Disc.tsx";
import { Heap } from "../stones/Heap.tsx";
import { placed } from "../stones/paths.ts";
import { Board } from "../games/monolyth/tower/Board.tsx";
import { type Built, solidsOf } from "../games/monolyth/tower/Tower.tsx";

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
export function MonolythArt(): JSX.Element {
  const place = placed(28, 260, 112);
  return (
    <svg class="art" viewBox="0 0 520 290" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <ellipse class="band-stone" cx="260" cy="170" rx="222" ry="132" stroke-width="54" />
      <ellipse class="band-rim" cx="260" cy="170" rx="249" ry="159" />
      <ellipse class="band-rim" cx="260" cy="170" rx="195" ry="105" />
      <ellipse class="band-groove" cx="260" cy="170" rx="222" ry="132" stroke-width="8" />
      <path class="band-glow" d="M60 113A222 132 0 0 1 330 45" stroke-width="42" />
      <path class="band-lit" d="M60 113A222 132 0 0 1 330 45" stroke-width="8" />
      <IconAt name="crystal" x={60} y={110} size={44} />
      <Board sides={["blue", "orange", "turquoise", "white"]} view={0} place={place} />
      <Heap solids={solidsOf(BUILT, GHOST, 0)} place={place} edge={1.5} />
    </svg>
  );
}

const GEMS: [number, number, string, number][] = [
  [0, 0, "opal", 3],
  [1, 0, "sun", 1],
  [2, 0, "geode", 0],
  [3, 0, "crystal", 1],
  [4, 0, "moon", 1],
  [0, 1, "crystal", 1],
  [1, 1, "emerald", 5],
  [2, 1, "opal", 3],
  [4, 1, "beryl", 7],
  [0, 2, "star", 1],
  [1, 2, "geode", 0],
  [3, 2, "opal", 3],
  [4, 2, "emerald", 5],
];

/** A corner of the cave, with a compass looking along its lines. */
export function OcelotArt(): JSX.Element {
  const [left, top, unit] = [112, 56, 60];
  const at = (column: number, row: number): [number, number] => [
    left + column * unit + 30,
    top + row * unit + 30,
  ];
  const floor = `M${left} ${top}h${5 * unit}v${3 * unit}h-${5 * unit}z`;
  const [bx] = at(1, 0);
  return (
    <svg class="art" viewBox="0 0 520 290" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path class="cave-rim blue" d={floor} />
      <path class="cave-floor blue" d={floor} />
      <g class="beam">
        <path class="beam-edge" d={`M${bx} 24V${top + 3 * unit - 4}`} />
        <path class="beam-light" d={`M${bx} 24V${top + 3 * unit - 4}`} />
        <path class="beam-axis" d={`M${bx} 24V${top + 3 * unit - 14}`} />
      </g>
      {GEMS.map(([column, row, kind, value]) => {
        const [x, y] = at(column, row);
        const isWon = column === 1 && row === 1;
        return (
          <g key={`${column} ${row}`}>
            <rect
              class={`tile${isWon ? " collect" : ""}`}
              x={x - 23}
              y={y - 23}
              width="46"
              height="46"
              rx="9"
            />
            <IconAt name={`gem-${kind}`} x={x} y={y} size={30} />
            {value > 1 && (
              <text class="worth-text" x={x + 16} y={y + 19} text-anchor="middle">
                {value}
              </text>
            )}
          </g>
        );
      })}
      {[0, 2, 3, 4].map((column) => (
        <circle key={column} class="hole-body" cx={at(column, 0)[0]} cy={24} r="16" />
      ))}
      <DiscAt face="compass" x={bx} y={24} r={22} />
      <DiscAt face="lantern" x={82} y={at(0, 1)[1]} r={22} />
      <DiscAt face="pick" x={bx} y={top + 3 * unit + 28} r={22} />
      <circle class="hole-body" cx="82" cy={at(0, 0)[1]} r="16" />
      <circle class="hole-body" cx="82" cy={at(0, 2)[1]} r="16" />
      <circle class="hole-body" cx="442" cy={at(0, 1)[1]} r="16" />
      <g class="companion own">
        <rect x={at(3, 1)[0] - 22} y={at(3, 1)[1] - 22} width="44" height="44" rx="14" />
        <IconAt name="moth" x={at(3, 1)[0]} y={at(3, 1)[1]} size={30} />
      </g>
      <g class="tick-mark" transform={`translate(${at(1, 1)[0] + 19} ${at(1, 1)[1] - 19})`}>
        <circle r="10.5" />
        <path d="M-4.5 0l3 3.5 6-7" />
      </g>
    </svg>
  );
}

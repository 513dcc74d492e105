/* The picture of the lobby, drawn with the table's own gems. */
import type { JSX } from "preact";
import { DiscAt } from "./Disc.tsx";
import { FigureAt } from "./figures.tsx";
import "./ocelot.css";

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
export function Art(): JSX.Element {
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
            <FigureAt name={`gem-${kind}`} x={x} y={y} size={30} />
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
        <FigureAt name="moth" x={at(3, 1)[0]} y={at(3, 1)[1]} size={30} />
      </g>
      <g class="tick-mark" transform={`translate(${at(1, 1)[0] + 19} ${at(1, 1)[1] - 19})`}>
        <circle r="10.5" />
        <path d="M-4.5 0l3 3.5 6-7" />
      </g>
    </svg>
  );
}

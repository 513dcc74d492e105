/* The picture under the places of the mat: caves, circles, lines of sight, and how well a square is seen. */
import type { JSX } from "preact";
import { type Cave, nameOf, NUMERALS, spotOf, STEPS, UNIT, type WayName } from "../geometry.ts";
import type { Sign } from "./drawing.ts";
import type { OcelotMeaning } from "./wire.ts";

const CAVES: Partial<Record<Sign, Cave>> = { b: "blue", g: "green", r: "red" };
const ENOUGH = 3;
const ALL = 4;
const TURN: Record<WayName, number> = { N: -90, E: 0, S: 90, W: 180 };

interface Props {
  rows: readonly (readonly Sign[])[];
  meaning: OcelotMeaning | null;
  /** The place whose own lines of sight stand out. */
  here: string;
}

export function MatPicture({ rows, meaning, here }: Props): JSX.Element {
  const [width, height] = [(rows[0]?.length ?? 0) * UNIT, rows.length * UNIT];
  const places = rows.flatMap((row, y) => row.map((sign, x) => ({ sign, place: nameOf(x, y) })));
  return (
    <svg class="mat-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {places.map(({ sign, place }) => (
        <Place key={place} sign={sign} place={place} seen={meaning?.seen_from[place]} />
      ))}
      {Object.entries(meaning?.sight ?? {}).map(([circle, looks]) => (
        <Sight key={circle} circle={circle} looks={looks} isHere={circle === here} />
      ))}
    </svg>
  );
}

function Place({ sign, place, seen }: { sign: Sign; place: string; seen: number | undefined }): JSX.Element {
  const { x, y } = spotOf(place);
  const cave = CAVES[sign];
  if (cave)
    return (
      <g class={`drawn-square ${cave}`}>
        <rect x={x - 27} y={y - 27} width="54" height="54" rx="6" />
        <text class="cave-sign" x={x} y={y + 6} text-anchor="middle">
          {NUMERALS[cave]}
        </text>
        {seen !== undefined && (
          <text class={`seen${seen < ENOUGH ? " few" : ""}`} x={x + 23} y={y + 23} text-anchor="end">
            {seen < ENOUGH ? `!${seen}` : seen}
          </text>
        )}
      </g>
    );
  if (sign === "o") return <circle class="drawn-circle" cx={x} cy={y} r="17" />;
  return <circle class="drawn-nothing" cx={x} cy={y} r="3" />;
}

function Sight({
  circle,
  looks,
  isHere,
}: {
  circle: string;
  looks: Record<string, string[]>;
  isHere: boolean;
}): JSX.Element {
  const from = spotOf(circle);
  const ways = Object.entries(looks) as [WayName, string[]][];
  return (
    <g class={`drawn-sight${isHere ? " here" : ""}`}>
      {ways.map(([way, squares]) => {
        const [dx, dy] = STEPS[way];
        const end = spotOf(squares[squares.length - 1] ?? circle);
        return (
          <g key={way}>
            <path d={`M${from.x + dx * 19} ${from.y + dy * 19}L${end.x + dx * 20} ${end.y + dy * 20}`} />
            <path
              class="arrow"
              d="M-3 -5L4 0L-3 5z"
              transform={`translate(${from.x + dx * 24} ${from.y + dy * 24}) rotate(${TURN[way]})`}
            />
          </g>
        );
      })}
      {ways.length === ALL && (
        <text class="four" x={from.x} y={from.y + 6} text-anchor="middle">
          4
        </text>
      )}
    </g>
  );
}

/* The mat as a picture: caves, beams under the gems, gems, tools, companions, and what they mean now. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { NearlyView, OcelotPieces, OcelotView } from "./wire.ts";
import {
  type Beam,
  beamsOf,
  type Box,
  type Cave,
  CAVES,
  matBox,
  NUMERALS,
  spotOf,
  TURN,
  UNIT,
} from "./geometry.ts";
import { FigureAt } from "./figures.tsx";
import { Lack, Tick } from "./MatMarks.tsx";
import { Circle, Square } from "./MatPlaces.tsx";

export interface Marks {
  /** The circle whose lines of sight are shown, and the face that lies there for now. */
  circle: string | null;
  face: string | null;
  /** The circle whose tool has just been placed: its beams open. */
  opened: string | null;
  /** Where a companion would go. */
  landing: string | null;
  collects: ReadonlySet<string>;
  /** Of those, the ones that will be left. */
  leaves: ReadonlySet<string>;
  nearly: readonly NearlyView[];
  /** What may be chosen now: circles, or squares for the companion or for taking. */
  open: ReadonlySet<string>;
  last: readonly string[];
  asked: string | null;
}

interface Props {
  pieces: OcelotPieces;
  view: OcelotView;
  marks: Marks;
  box?: Box;
  own: number;
}

export function Mat({ pieces, view, marks, box = matBox(pieces), own }: Props): JSX.Element {
  const source = marks.circle ?? marks.opened;
  const beams = source ? beamsOf(pieces, source) : [];
  // What is looked at changes few squares: only those are drawn anew.
  const floors = useMemo(() => CAVES.map((cave) => <CaveFloor key={cave} {...{ cave, pieces }} />), [pieces]);
  const numerals = useMemo(() => CAVES.map((cave) => <Numeral key={cave} {...{ cave, pieces }} />), [pieces]);
  return (
    <svg class="mat" viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`} aria-hidden="true">
      <defs>
        <filter id="glow" x="-60%" y="-60%" width="220%" height="220%">
          <feGaussianBlur stdDeviation="6" />
        </filter>
      </defs>
      {floors}
      {beams.map((beam) => (
        <BeamDrawing key={beam.way} beam={beam} />
      ))}
      {Object.keys(pieces.caves).map((square) => (
        <Square
          key={square}
          square={square}
          kind={view.gems[square]}
          value={pieces.values[view.gems[square] ?? ""]}
          marks={marks}
        />
      ))}
      {Object.keys(pieces.sight).map((circle) => (
        <Circle key={circle} circle={circle} pieces={pieces} view={view} marks={marks} />
      ))}
      {Object.values(view.hands).map(
        ({ seat, companion }) =>
          companion && (
            <Companion
              key={seat}
              square={companion}
              seat={seat}
              isOwn={seat === own}
              isLast={marks.last.includes(companion)}
            />
          ),
      )}
      {marks.landing && <Companion square={marks.landing} seat={own} isOwn isLast={false} isGhost />}
      {marks.nearly.map((nearly) => (
        <Lack key={nearly.square} nearly={nearly} />
      ))}
      {[...marks.collects].map((square) => (
        <Tick key={square} square={square} isLeft={marks.leaves.has(square)} />
      ))}
      {numerals}
    </svg>
  );
}

function CaveFloor({ cave, pieces }: { cave: Cave; pieces: OcelotPieces }): JSX.Element {
  const path = Object.entries(pieces.caves)
    .filter(([, own]) => own === cave)
    .map(([name]) => {
      const { x, y } = spotOf(name);
      return `M${x - 30.5} ${y - 30.5}h61v61h-61z`;
    })
    .join("");
  return (
    <>
      <path class={`cave-rim ${cave}`} d={path} />
      <path class={`cave-floor ${cave}`} d={path} />
    </>
  );
}

/** A sign of the level, at the first free corner above the cave's own squares. */
function Numeral({ cave, pieces }: { cave: Cave; pieces: OcelotPieces }): JSX.Element | null {
  const taken = new Set([...Object.keys(pieces.caves), ...Object.keys(pieces.sight)]);
  const squares = Object.entries(pieces.caves)
    .filter(([, own]) => own === cave)
    .map(([name]) => spotOf(name));
  const top = Math.min(...squares.map(({ y }) => y));
  const row = squares.filter(({ y }) => y === top).map(({ x }) => x);
  const corners = [
    { x: Math.max(...row) + UNIT, y: top - UNIT },
    { x: Math.min(...row) - UNIT, y: top - UNIT },
    { x: Math.max(...row) + 2 * UNIT, y: top - UNIT },
  ];
  const free = corners.find(
    ({ x, y }) => x > 0 && y > 0 && ![...taken].some((name) => spotOf(name).x === x && spotOf(name).y === y),
  );
  if (!free) return null;
  return (
    <g class={`numeral ${cave}`} transform={`translate(${free.x} ${free.y})`}>
      <rect x="-22" y="-16" width="44" height="32" rx="8" />
      <text y="6" text-anchor="middle">
        {NUMERALS[cave]}
      </text>
    </g>
  );
}

function BeamDrawing({ beam: { way, from, to } }: { beam: Beam }): JSX.Element {
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g class="beam">
      <path class="beam-edge" d={line} />
      <path class="beam-light" d={line} />
      <path class="beam-axis" d={line} />
      <path
        class="beam-head"
        d="M-5 -7L4 0L-5 7"
        transform={`translate(${to.x} ${to.y}) rotate(${TURN[way]})`}
      />
    </g>
  );
}

function Companion({
  square,
  seat,
  isOwn,
  isLast,
  isGhost,
}: {
  square: string;
  seat: number;
  isOwn: boolean;
  isLast: boolean;
  isGhost?: boolean;
}): JSX.Element {
  const { x, y } = spotOf(square);
  return (
    <g
      class={`companion${isOwn ? " own" : ""}${isGhost ? " ghosted" : ""}`}
      data-companion={isGhost ? undefined : seat}
    >
      <rect x={x - 22} y={y - 22} width="44" height="44" rx="14" />
      <FigureAt name={seat === 1 ? "moth" : "bat"} x={x} y={y} size={30} />
      {isLast && <rect class="last-circle" x={x - 26} y={y - 26} width="52" height="52" rx="17" />}
    </g>
  );
}

/* The places of the mat as they are drawn: squares with their gems, circles with their tools. Each is drawn anew
   only when something about this very place has changed. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { DiscAt } from "./Disc.tsx";
import { FigureAt } from "./figures.tsx";
import { spotOf, STEPS, TURN, type WayName } from "./geometry.ts";
import type { Marks } from "./Mat.tsx";
import type { OcelotPieces, OcelotView } from "./wire.ts";

const TILE = 52;

export function Square({
  square,
  kind,
  value,
  marks,
}: {
  square: string;
  kind: string | undefined;
  value: number | undefined;
  marks: Marks;
}): JSX.Element {
  const isOpen = marks.open.has(square);
  const state = [
    kind ? "tile" : "hollow",
    marks.collects.has(square) && !marks.leaves.has(square) ? "collect" : "",
    marks.nearly.some((nearly) => nearly.square === square) ? "nearly" : "",
    isOpen ? "open" : "",
    marks.asked === square ? "asked" : "",
    marks.last.includes(square) ? "last-place" : "",
  ].join(" ");
  return useMemo(
    () => <SquareDrawing {...{ square, kind, value, state, isOpen }} />,
    [square, kind, value, state, isOpen],
  );
}

interface SquareDrawingProps {
  square: string;
  kind: string | undefined;
  value: number | undefined;
  state: string;
  isOpen: boolean;
}

function SquareDrawing({ square, kind, value, state, isOpen }: SquareDrawingProps): JSX.Element {
  const { x, y } = spotOf(square);
  const half = TILE / 2;
  return (
    <g>
      {isOpen && <rect class="halo" x={x - half} y={y - half} width={TILE} height={TILE} rx="10" />}
      <rect class={state} x={x - half} y={y - half} width={TILE} height={TILE} rx="9" />
      {kind && <FigureAt name={`gem-${kind}`} x={x} y={y - (value && value > 1 ? 1 : 0)} size={34} />}
      {kind && value !== undefined && value > 1 && (
        <text class="worth-text" x={x + 18} y={y + 22} text-anchor="middle">
          {value}
        </text>
      )}
    </g>
  );
}

export function Circle({
  circle,
  pieces,
  view,
  marks,
}: {
  circle: string;
  pieces: OcelotPieces;
  view: OcelotView;
  marks: Marks;
}): JSX.Element {
  const tool = view.tools[circle];
  const isHere = marks.circle === circle;
  const face = isHere ? marks.face : null;
  const isOpen = marks.open.has(circle);
  const isLast = marks.last.includes(circle);
  return useMemo(
    () => <CircleDrawing {...{ circle, pieces, tool, isHere, face, isOpen, isLast }} />,
    [circle, pieces, tool, isHere, face, isOpen, isLast],
  );
}

interface CircleDrawingProps {
  circle: string;
  pieces: OcelotPieces;
  tool: OcelotView["tools"][string] | undefined;
  isHere: boolean;
  /** The face that lies there for now. */
  face: string | null;
  isOpen: boolean;
  isLast: boolean;
}

function CircleDrawing(props: CircleDrawingProps): JSX.Element {
  const { circle, pieces, tool, isHere, face, isOpen, isLast } = props;
  const { x, y } = spotOf(circle);
  return (
    <g>
      {Object.keys(pieces.sight[circle] ?? {}).map((way) => {
        const [dx, dy] = STEPS[way as WayName];
        return (
          <path
            key={way}
            class={`look${tool || isHere ? " on" : ""}`}
            d="M-3 -4L2.5 0L-3 4z"
            transform={`translate(${x + dx * 26} ${y + dy * 26}) rotate(${TURN[way as WayName]})`}
          />
        );
      })}
      {!tool && !face && (
        <>
          <circle class="hole-light" cx={x} cy={y + 1.5} r="17" />
          <circle class={`hole-body${isOpen ? " open" : ""}`} cx={x} cy={y} r="17" />
        </>
      )}
      {tool && (
        <g class="placed" data-tool={circle}>
          <DiscAt face={tool.face} x={x} y={y} r={22} />
        </g>
      )}
      {!tool && face && (
        <>
          <circle class="glow" cx={x} cy={y} r="29" filter="url(#glow)" />
          <DiscAt face={face} x={x} y={y} r={23} />
          <circle class="here" cx={x} cy={y} r="25.5" />
        </>
      )}
      {isLast && <circle class="last-circle" cx={x} cy={y} r="25" />}
    </g>
  );
}

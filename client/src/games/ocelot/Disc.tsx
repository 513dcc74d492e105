/* A tool as a disc: brass, bone, iron. */
import type { JSX } from "preact";
import { px } from "../../controls/px.ts";
import { FigureAt } from "./figures.tsx";

export function DiscAt({ face, x, y, r }: { face: string; x: number; y: number; r: number }): JSX.Element {
  return (
    <g class={`disc ${face}`}>
      <circle class="disc-body" cx={x} cy={y} r={r} />
      <circle class="disc-shine" cx={x} cy={y} r={Math.max(1, r - 2.5)} />
      <FigureAt name={face} x={x} y={y} size={r * 1.36} />
    </g>
  );
}

export function Disc({ face, size = 44 }: { face: string; size?: number }): JSX.Element {
  return (
    <svg
      class="disc-svg"
      style={{ width: px(size), height: px(size) }}
      viewBox="0 0 44 44"
      aria-hidden="true"
    >
      <DiscAt face={face} x={22} y={22} r={21} />
    </svg>
  );
}

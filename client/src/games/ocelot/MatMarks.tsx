/* Small signs on the mat: what is collected, and what a gem is missing. */
import type { JSX } from "preact";
import { FigureAt } from "./figures.tsx";
import { spotOf } from "./geometry.ts";
import type { NearlyView } from "./wire.ts";

export function Tick({ square, isLeft }: { square: string; isLeft: boolean }): JSX.Element {
  const { x, y } = spotOf(square);
  return (
    <g class={`tick-mark${isLeft ? " left" : ""}`} transform={`translate(${x + 19} ${y - 19})`}>
      <circle r="10.5" />
      <path d={isLeft ? "M-4 -4L4 4M4 -4L-4 4" : "M-4.5 0l3 3.5 6-7"} />
    </g>
  );
}

export function Lack({ nearly }: { nearly: NearlyView }): JSX.Element | null {
  const { lack } = nearly;
  if (!lack) return null;
  const { x, y } = spotOf(nearly.square);
  return (
    <g class="lack" transform={`translate(${x + 20} ${y - 20})`}>
      <circle r="11.5" />
      {lack.kind === "tool" ? (
        <FigureAt name={lack.tool} x={0} y={0} size={14} />
      ) : (
        <text y="4.5" text-anchor="middle">
          +1
        </text>
      )}
    </g>
  );
}

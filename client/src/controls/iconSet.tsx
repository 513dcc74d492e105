/* Icons on a grid of 24: a stroke as a path, or a drawing with fills of its own. All drawing is ours. */
import type { JSX } from "preact";
import { px } from "./px.ts";

export type Drawings = Record<string, string | (() => JSX.Element)>;

interface IconProps {
  name: string;
  size?: number;
  class?: string;
}
interface IconAtProps {
  name: string;
  x: number;
  y: number;
  size: number;
}
export interface IconSet {
  /** An icon; never read aloud. */
  Icon: (props: IconProps) => JSX.Element;
  /** The same inside another drawing. */
  IconAt: (props: IconAtProps) => JSX.Element;
}

/** The icons of one room: the platform has a set, and each game has its own. */
export function iconSet(drawings: Drawings): IconSet {
  const drawn = (name: string): JSX.Element | undefined => {
    const drawing = drawings[name];
    return typeof drawing === "string" ? <path class="stroke" d={drawing} /> : drawing?.();
  };
  return {
    Icon: ({ name, size = 24, class: extra = "" }) => (
      <svg
        class={`ic ${extra}`}
        viewBox="0 0 24 24"
        style={{ width: px(size), height: px(size) }}
        aria-hidden="true"
      >
        {drawn(name)}
      </svg>
    ),
    IconAt: ({ name, x, y, size }) => (
      <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24">
        {drawn(name)}
      </svg>
    ),
  };
}

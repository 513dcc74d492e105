/* A colour as a flat chip with its mark. */
import type { JSX } from "preact";
import { px } from "../controls/px.ts";
import { MARKS } from "./marks.ts";

export function Chip({ colour, size = 22 }: { colour: string; size?: number }): JSX.Element {
  return (
    <svg
      class={`chip c-${colour}`}
      style={{ width: px(size), height: px(size) }}
      viewBox="-.04 -.04 1.08 1.08"
      aria-hidden="true"
    >
      <rect width="1" height="1" rx=".22" />
      <path class="cut" d={MARKS[colour] ?? ""} />
    </svg>
  );
}

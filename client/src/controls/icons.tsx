/* Icons on a grid of 24; gems have a fill, two facets and an outline. All drawing is ours. */
import type { JSX } from "preact";
import { px } from "./px.ts";
import { GEMS } from "../games/ocelot/figures.tsx";

const STROKES: Record<string, string> = {
  menu: "M4 7h16M4 12h16M4 17h16",
  check: "M4 12.5l5.5 5.5L20 6.5",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  hint: "M9.5 21h5M9 17.5c0-2.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.5-3 8z",
  sound: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6a8.5 8.5 0 0 1 0 12",
  mute: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  turnl: "M4 4v6h6M4.5 10A8.5 8.5 0 1 1 4 14.5",
  turnr: "M20 4v6h-6M19.5 10a8.5 8.5 0 1 0 .5 4.5",
  tip: "M6 20V9a5 5 0 0 1 5-5h7M14 .5L18 4l-4 4M3 20h12",
  flip: "M12 3v18M8 7l-5 5 5 5zM16 7l5 5-5 5z",
  lid: "M3 9l9-5 9 5-9 5zM3 9v6l9 5 9-5V9",
  chev: "M9 5l7 7-7 7",
  back: "M15 5l-7 7 7 7",
  orbit: "M3 12c0-2.5 4-4.5 9-4.5s9 2 9 4.5-4 4.5-9 4.5M14 13.5l-3 3 3 3",
  orbitl: "M21 12c0-2.5-4-4.5-9-4.5s-9 2-9 4.5 4 4.5 9 4.5M10 13.5l3 3-3 3",
  play: "M7 4.5l12 7.5-12 7.5z",
  pause: "M8 5v14M16 5v14",
  start: "M6 5v14M19 5l-9 7 9 7z",
  end: "M18 5v14M5 5l9 7-9 7z",
  link: "M10 14a4.5 4.5 0 0 0 6.5.4l3-3a4.5 4.5 0 0 0-6.4-6.4l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5-.4l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5",
  down: "M12 4v11M7 11l5 5 5-5M4 20h16",
  again: "M4 12a8 8 0 0 1 14-5.3M20 3v5h-5M20 12a8 8 0 0 1-14 5.3M4 21v-5h5",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.3c2.5.7 4 2.6 4 5.7",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  flag: "M5 21V4M5 5c5-3 9 3 14 0v9c-5 3-9-3-14 0",
  door: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  zoom: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6",
  swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
  plus: "M12 5v14M5 12h14",
  sun: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5",
  night: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
};

export type IconName = string;

/** A control's icon, or a gem, tool or companion; never read aloud. */
export function Icon({
  name,
  size = 24,
  ...rest
}: {
  name: IconName;
  size?: number;
  class?: string;
}): JSX.Element {
  const stroke = STROKES[name];
  return (
    <svg
      {...rest}
      class={`ic ${rest.class ?? ""}`}
      viewBox="0 0 24 24"
      style={{ width: px(size), height: px(size) }}
      aria-hidden="true"
    >
      {stroke ? <path class="stroke" d={stroke} /> : GEMS[name]?.()}
    </svg>
  );
}

/** The same inside another drawing. */
export function IconAt({
  name,
  x,
  y,
  size,
}: {
  name: IconName;
  x: number;
  y: number;
  size: number;
}): JSX.Element {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24">
      {STROKES[name] ? <path class="stroke" d={STROKES[name]} /> : GEMS[name]?.()}
    </svg>
  );
}

/* The picture of a game that has none of its own: a cairn in lamplight. */
import type { JSX } from "preact";
import "./any.css";

/** Middle, half width and half height of each pebble, from the ground up. */
const PEBBLES = [
  [258, 236, 84, 26],
  [266, 192, 66, 22],
  [254, 155, 50, 18],
  [263, 125, 36, 14],
  [259, 102, 23, 10],
] as const;

export function Art(): JSX.Element {
  return (
    <svg class="art cairn" viewBox="0 0 520 290" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id="cairn-light">
          <stop class="cairn-lamp" offset="0" />
          <stop class="cairn-dark" offset="1" />
        </radialGradient>
      </defs>
      <ellipse cx="258" cy="150" rx="230" ry="140" fill="url(#cairn-light)" />
      <ellipse class="cairn-ground" cx="260" cy="262" rx="190" ry="22" />
      <ellipse class="cairn-shade" cx="284" cy="262" rx="104" ry="12" />
      {PEBBLES.map(([x, y, wide, high], n) => (
        <g key={n}>
          <ellipse class={`cairn-stone of-${n}`} cx={x} cy={y} rx={wide} ry={high} />
          <ellipse
            class="cairn-top"
            cx={x - wide * 0.16}
            cy={y - high * 0.34}
            rx={wide * 0.68}
            ry={high * 0.5}
          />
        </g>
      ))}
    </svg>
  );
}

/* Small plots: this pack filled, the shipped one as an outline, so that colour is never alone. */
import type { JSX } from "preact";
import { decimal, percent } from "../words/numbers.ts";
import { say } from "../words/words.ts";
import type { Bar, Row } from "./sums.ts";

const [WIDTH, HEIGHT, FOOT] = [300, 90, 16];
/** As many bars as there is always room for: few are not wide. */
const FEWEST = 7;
/** Of a label: a letter, and the room beside it. */
const [LETTER, GAP] = [5.5, 8];

export function Histogram({ title, note, bars }: { title: string; note?: string; bars: Bar[] }): JSX.Element {
  const most = Math.max(0.01, ...bars.flatMap((bar) => [bar.own, bar.shipped]));
  const step = WIDTH / Math.max(FEWEST, bars.length);
  const left = (WIDTH - step * bars.length) / 2;
  const longest = Math.max(1, ...bars.map(({ label }) => label.length));
  const every = Math.max(1, Math.ceil((longest * LETTER + GAP) / step));
  const tall = (share: number): number => (HEIGHT * share) / most;
  return (
    <figure class="plot">
      <figcaption>
        {title}
        {note && <small>{note}</small>}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} aria-hidden="true">
        {bars.map(({ at, own, shipped, label }, n) => (
          <g key={at}>
            <rect
              class="own"
              x={left + n * step + 1}
              y={HEIGHT - tall(own)}
              width={Math.max(1, step - 2)}
              height={tall(own)}
            />
            <rect
              class="shipped"
              x={left + n * step + step * 0.2}
              y={HEIGHT - tall(shipped)}
              width={step * 0.6}
              height={tall(shipped)}
            />
            {n % every === 0 && (
              <text x={left + (n + 0.5) * step} y={HEIGHT + 12} text-anchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
        <path class="ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <table class="unseen">
        <caption>{title}</caption>
        <tbody>
          {bars.map(({ at, label, own, shipped }) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              <td>{`${say("workshop-this-pack")}: ${percent(own)}`}</td>
              <td>{`${say("workshop-shipped-pack")}: ${percent(shipped)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface BarsProps {
  title: string;
  rows: Row[];
  /** Else the figures are points. */
  isShare?: boolean;
}

export function Bars({ title, rows, isShare = true }: BarsProps): JSX.Element {
  const most = isShare ? 1 : Math.max(1, ...rows.flatMap((row) => [row.own, row.shipped ?? 0]));
  const shown = (value: number): string => (isShare ? percent(value) : decimal(value));
  return (
    <figure class="plot">
      <figcaption>{title}</figcaption>
      <table class="bars">
        <thead class="unseen">
          <tr>
            <td />
            <th scope="col">{say("workshop-this-pack")}</th>
            <th scope="col">{say("workshop-shipped-pack")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, own, shipped, points }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {points !== undefined && (
                  <small>{say("workshop-plot-points-each", { points: decimal(points) })}</small>
                )}
              </th>
              <td>
                <Line kind="own" share={own / most} words={shown(own)} />
              </td>
              <td>
                {shipped === null ? (
                  "–"
                ) : (
                  <Line kind="shipped" share={shipped / most} words={shown(shipped)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function Line({ kind, share, words }: { kind: string; share: number; words: string }): JSX.Element {
  return (
    <span class="bar-line">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class={kind} x="0.5" y="1" width={Math.max(0, Math.min(99, 99 * share))} height="8" />
      </svg>
      {words}
    </span>
  );
}

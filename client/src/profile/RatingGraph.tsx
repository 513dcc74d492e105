/* A rating over time, game by game, as a small graph. */
import type { JSX } from "preact";
import type { RatingPoint } from "../connection/schemas.ts";
import { say } from "../words/words.ts";

const WIDTH = 320;
const HEIGHT = 96;
const EDGE = 6;

/** Where each point lies: evenly from left to right, the lowest rating at the bottom. */
export function placesOf(ratings: readonly number[]): [number, number][] {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const across = (WIDTH - 2 * EDGE) / Math.max(1, ratings.length - 1);
  const up = (HEIGHT - 2 * EDGE) / Math.max(1, high - low);
  return ratings.map((rating, n) => [
    Math.round(10 * (EDGE + n * across)) / 10,
    Math.round(10 * (HEIGHT - EDGE - (rating - low) * up)) / 10,
  ]);
}

export function RatingGraph({ points, game }: { points: RatingPoint[]; game: string }): JSX.Element {
  const ratings = points.map(({ rating }) => rating);
  const places = placesOf(ratings);
  const line = `M${places.map((place) => place.join(" ")).join("L")}`;
  const [x, y] = places[places.length - 1] ?? [0, 0];
  const words = say("ui-rating-graph", {
    game,
    first: ratings[0] ?? 0,
    last: ratings[ratings.length - 1] ?? 0,
    games: ratings.length,
  });
  return (
    <figure class="graph">
      <figcaption class="note" aria-hidden="true">
        <span>{Math.max(...ratings)}</span>
        <span>{Math.min(...ratings)}</span>
      </figcaption>
      <div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={words}>
          <path
            class="graph-ground"
            d={`M0 ${EDGE}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - EDGE}H${WIDTH}`}
          />
          <path class="graph-area" d={`${line}L${x} ${HEIGHT}L${EDGE} ${HEIGHT}Z`} />
          <path class="graph-line" d={line} />
        </svg>
        <i class="graph-now" style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }} />
      </div>
    </figure>
  );
}

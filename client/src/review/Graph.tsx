/* What each seat could expect to end with, decision by decision; a click leads there. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Review } from "../connection/reviews.ts";
import { say } from "../words/words.ts";
import { across, decisionAfter, HEIGHT, plotOf, WIDTH } from "./figures.ts";

interface Props {
  review: Review;
  names: string[];
  /** The board stands after so many events. */
  event: number;
  words: string;
  onGo: (event: number) => void;
}

export function Graph({ review, names, event, words, onGo }: Props): JSX.Element {
  const plot = useMemo(() => plotOf(review), [review]);
  const { decisions } = review;
  const here = decisions.findIndex((one) => one.event === event + 1);
  const now = here < 0 ? decisions.length - 1 : here;
  const jump = (number: number): void => {
    const one = decisions[Math.max(0, Math.min(decisions.length - 1, number))];
    if (one) onGo(one.event - 1);
  };
  const point = (currentTarget: SVGSVGElement, clientX: number): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    jump(Math.round(((clientX - left) / width) * (decisions.length - 1)));
  };
  const x = across(review, now);
  return (
    <figure class="points-graph">
      <figcaption>{say("review-graph")}</figcaption>
      <div class="points-plot">
        <span aria-hidden="true">{plot.high}</span>
        <span aria-hidden="true">{plot.low}</span>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onClick={({ currentTarget, clientX }) => point(currentTarget, clientX)}
          data-act="graph"
        >
          <path class="ground" d={`M0 ${HEIGHT}H${WIDTH}M0 0H${WIDTH}`} />
          {decisionAfter(review, event) && <path class="here" d={`M${x} 0V${HEIGHT}`} />}
          {plot.luck.map(({ seat, path }, n) => (
            <path key={n} class={`luck seat-${seat + 1}`} d={path} />
          ))}
          {plot.lines.map((path, seat) => (
            <path key={seat} class={`line seat-${seat + 1}`} d={path} />
          ))}
          {plot.dots.map(({ event: at, seat, grade, x: left, y }) => (
            <path key={at} class={`dot ${grade} seat-${seat}`} d={`M${left} ${y}h0`} />
          ))}
        </svg>
      </div>
      <input
        class="scrub"
        type="range"
        min={0}
        max={Math.max(0, decisions.length - 1)}
        value={now}
        aria-label={say("review-graph")}
        aria-valuetext={words}
        onInput={({ currentTarget }) => jump(Number(currentTarget.value))}
        data-act="review-scrub"
      />
      <p class="points-key">
        {names.map((name, n) => (
          <span key={n}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <path class={`line seat-${n + 1}`} d="M0 4H28" />
            </svg>
            {name}
          </span>
        ))}
        <span class="note">{say("review-graph-key")}</span>
      </p>
    </figure>
  );
}

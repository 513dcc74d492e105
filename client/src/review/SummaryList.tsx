/* A review summed up: for each seat skill and luck, where most was lost, accuracy; then every mistake. */
import type { JSX } from "preact";
import type { Review, Summary } from "../connection/reviews.ts";
import { turnNumber } from "../table/turns.ts";
import { render, say } from "../words/words.ts";
import { decimal, percent, signed } from "../words/numbers.ts";
import { isMistake, mainThemes } from "./figures.ts";

interface Props {
  review: Review;
  names: string[];
  onGo: (event: number) => void;
}

export function SummaryList({ review, names, onGo }: Props): JSX.Element {
  const mistakes = review.decisions.filter(isMistake);
  return (
    <>
      {review.seats.map((seat) => (
        <SeatSummary key={seat.seat} {...{ review, seat, onGo }} name={names[seat.seat - 1] ?? ""} />
      ))}
      <h2>{say(mistakes.length ? "review-mistakes" : "review-none")}</h2>
      <ol class="mistakes">
        {mistakes.map((one) => (
          <li key={one.event}>
            <button
              type="button"
              class="row-button"
              onClick={() => onGo(one.event - 1)}
              data-mistake={one.event}
            >
              <b class={`grade ${one.grade}`}>
                {say(`review-grade-${one.grade}`)} −{decimal(one.lost)}
              </b>
              <span>
                {say("review-line", {
                  turn: turnNumber(one.turn, review.players),
                  who: names[one.seat - 1] ?? "",
                  move: render(one.message),
                })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface SeatProps {
  review: Review;
  seat: Summary;
  name: string;
  onGo: (event: number) => void;
}

function SeatSummary({ review, seat, name, onGo }: SeatProps): JSX.Element {
  const [opening, middle, end] = seat.accuracy.map((share) => (share === null ? "–" : percent(share)));
  const best = review.decisions.find((one) => one.event === seat.best);
  return (
    <section class="seat-summary" aria-label={name}>
      <h2>{name}</h2>
      <dl class="skill">
        <div>
          <dt>{say("review-skill")}</dt>
          <dd>{signed(-seat.lost)}</dd>
        </div>
        <div>
          <dt>{say("review-luck")}</dt>
          <dd>{signed(seat.luck)}</dd>
        </div>
      </dl>
      {seat.themes.length > 0 && (
        <p>
          {say("review-themes", {
            themes: mainThemes(seat.themes).map(([theme, points]) => ({
              code: "review-theme",
              params: { theme: say(`theme-${review.game}-${theme}`), points: decimal(points) },
            })),
          })}
        </p>
      )}
      <p>{say("review-accuracy", { opening: opening ?? "–", middle: middle ?? "–", end: end ?? "–" })}</p>
      {best && (
        <p>
          <button
            type="button"
            class="row-button"
            onClick={() => onGo(best.event - 1)}
            data-best={best.event}
          >
            {say("review-best-move", {
              turn: turnNumber(best.turn, review.players),
              move: render(best.message),
            })}
          </button>
        </p>
      )}
    </section>
  );
}

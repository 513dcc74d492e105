/* One decision in words: what it was worth, what would have been better and why. */
import type { JSX } from "preact";
import type { Decision, Review } from "../connection/reviews.ts";
import { turnNumber } from "../table/turns.ts";
import { joined } from "../words/reasons.ts";
import { render, say, sentence } from "../words/words.ts";
import { decimal, signed } from "../words/numbers.ts";
import { isMistake, leftOpen } from "./figures.ts";

interface Props {
  review: Review;
  decision: Decision;
  names: string[];
}

export function DecisionCard({ review, decision, names }: Props): JSX.Element {
  const { grade, lost, after, seat } = decision;
  const luck = luckAfter(review, decision);
  const open = leftOpen(decision);
  return (
    <div class="decision" data-grade={grade} data-decision={decision.event}>
      <p class="decision-head">
        <b class={`grade ${grade}`}>
          {say(`review-grade-${grade}`)}
          {isMistake(decision) && ` −${decimal(lost)}`}
        </b>{" "}
        {say("review-line", {
          turn: turnNumber(decision.turn, review.players),
          who: names[seat - 1] ?? say("seat", { seat }),
          move: render(decision.message),
        })}
      </p>
      {decision.better !== decision.move && lost >= 0.05 && (
        <p>
          {sentence(say("review-better", { move: render(decision.better_message), points: decimal(lost) }))}
        </p>
      )}
      {decision.reasons.length > 0 && (
        <p>{say("review-why", { why: joined(decision.reasons.map((one) => one.message)) })}</p>
      )}
      {open && <p>{say(open)}</p>}
      <p class="note">
        {say("review-expected", {
          points: names.map((name, n) => `${name} ${decimal(after[n] ?? 0)}`).join(" · "),
        })}
      </p>
      {luck && (
        <p class="note">
          {say("review-luck-after", {
            points: names.map((name, n) => `${name} ${signed(luck[n] ?? 0)}`).join(" · "),
          })}
        </p>
      )}
    </div>
  );
}

function luckAfter(review: Review, decision: Decision): number[] | null {
  const next = review.decisions.find((one) => one.event > decision.event)?.event ?? Infinity;
  return review.draws.find(({ event }) => event >= decision.event && event < next)?.luck ?? null;
}

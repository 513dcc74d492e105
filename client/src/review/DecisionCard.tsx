/* One decision in words: what it was worth, what would have been better and why. */
import type { JSX } from "preact";
import type { Words } from "../connection/messages.ts";
import type { Decision, Review } from "../connection/reviews.ts";
import { turnNumber } from "../table/turns.ts";
import { joined, reasonFor } from "../words/reasons.ts";
import { type Fillings, render, say, sentence } from "../words/words.ts";
import { decimal, signed } from "../words/numbers.ts";
import { isMistake, leftOpen } from "./figures.ts";

interface Props {
  review: Review;
  decision: Decision;
  names: string[];
  /** The reader's own seat; 0 for somebody who only watches. */
  reader: number;
}

export function DecisionCard({ review, decision, names, reader }: Props): JSX.Element {
  const { grade, lost, after, seat } = decision;
  const luck = luckAfter(review, decision);
  const open = leftOpen(decision);
  const [played, better] = movesOf(decision);
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
          move: played,
        })}
      </p>
      {decision.better !== decision.move && lost >= 0.05 && (
        <p>{sentence(say("review-better", { move: better, points: decimal(lost) }))}</p>
      )}
      {decision.reasons.length > 0 && (
        <p>
          {say("review-why", {
            why: reasonFor(joined(decision.reasons.map((one) => one.message)), { seat, reader, names }),
          })}
        </p>
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

/** What was played and what would have been better; told apart if they read the same. */
function movesOf(decision: Decision): [string, string] {
  const { message, better_message: better } = decision;
  const both: [string, string] = [render(message), render(better)];
  if (both[0] !== both[1] || decision.move === decision.better) return both;
  return [apart(message), apart(better)];
}

function apart({ code, params }: Words): string {
  return say(code, params as Fillings, "apart");
}

/* Scores of a day's challenge: the best, and one's own wherever it stands. */
import type { JSX } from "preact";
import type { Attempt } from "../connection/schemas.ts";
import { render, say } from "../words/words.ts";

const SHOWN = 8;

export function Standings({ attempts, mine }: { attempts: Attempt[]; mine: string }): JSX.Element | null {
  if (!attempts.length) return null;
  const rows = attempts.filter((attempt, n) => n < SHOWN || attempt.person.id === mine);
  return (
    <div class="scores">
      <h2 class="cap">{say("ui-daily-scores")}</h2>
      <ol>
        {rows.map((attempt) => (
          <li key={attempt.person.id} class={attempt.person.id === mine ? "mine" : ""}>
            <b class="rank-number">{attempt.place}</b>
            <span>
              {attempt.person.id === mine ? say("ui-you") : attempt.person.name || say("ui-somebody")}
            </span>
            <span class="note">{attempt.rank && render(attempt.rank)}</span>
            <b>{attempt.score}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

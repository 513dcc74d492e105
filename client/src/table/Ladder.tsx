/* The ranks of a solo game as a ladder, with where one stands. */
import type { JSX } from "preact";
import type { SoloTally } from "../connection/schemas.ts";
import { render, say } from "../words/words.ts";

interface Props {
  solo: SoloTally;
  /** The score that was just reached, if one was. */
  score?: number;
}

export function Ladder({ solo, score }: Props): JSX.Element {
  const reached = score ?? solo.best.score;
  const here = solo.ladder.filter(({ least }) => reached >= least).length - 1;
  return (
    <div class="ladder">
      <h2 class="cap">{say("ui-ladder")}</h2>
      <ol>
        {solo.ladder.map(({ rank, least, times }, n) => (
          <li
            key={rank.code}
            class={n === here ? "here" : n < here ? "below" : ""}
            aria-current={n === here ? "step" : undefined}
          >
            <b>{least}+</b> <span>{render(rank)}</span>
            <small class="note">{times > 0 ? say("ui-times", { times }) : ""}</small>
          </li>
        ))}
      </ol>
      {score !== undefined && (
        <p class="note">
          {score > 0 && score >= solo.best.score
            ? say("ui-new-best")
            : say("ui-own-best", { score: solo.best.score })}
        </p>
      )}
    </div>
  );
}

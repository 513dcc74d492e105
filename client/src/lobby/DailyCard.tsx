/* Today's challenge: one solo deal for everybody, its scores, and one's bests. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { Attempt, Daily } from "../connection/schemas.ts";
import { CopyLink } from "../controls/CopyLink.tsx";
import { dailyLines, dayWords } from "../table/dailyLines.ts";
import { gameTitle } from "../table/names.ts";
import { Standings } from "../table/Standings.tsx";
import { render, say } from "../words/words.ts";

interface Props {
  /** The game of the challenge. */
  game: string;
  onPlay: (again: boolean) => void;
}

export function DailyCard({ game, onPlay }: Props): JSX.Element {
  const [daily, setDaily] = useState<Daily | null>(null);
  useEffect(() => {
    void http.daily().then(setDaily, () => undefined);
  }, []);
  const mine = daily?.mine;
  const isOver = mine?.score != null;
  return (
    <section class="card daily">
      <div class="card-head">
        <h2>{say("ui-daily-heading")}</h2>
        {daily && <span class="note">{dayWords(daily.day)}</span>}
      </div>
      <p>{say("ui-daily-words", { game: gameTitle(game) })}</p>
      {daily && !daily.counts && <p class="note">{say("ui-daily-not-counted")}</p>}
      {isOver && mine ? (
        <p class="daily-mine">
          <b class="score">{mine.score}</b> <span>{mine.rank && render(mine.rank)}</span>
        </p>
      ) : (
        <button type="button" class="button" disabled={!daily} onClick={() => onPlay(false)} data-act="daily">
          {say(mine ? "ui-daily-go-on" : "ui-daily-play")}
        </button>
      )}
      {daily && daily.streak > 1 && <p class="note">{say("ui-streak", { days: daily.streak })}</p>}
      {isOver && (
        <p class="row">
          <button type="button" class="button small" onClick={() => onPlay(true)}>
            {say("ui-daily-again")}
          </button>
          {mine?.table && (
            <a class="button small" href={`/r/${mine.table}`}>
              {say("ui-replay")}
            </a>
          )}
          <CopyLink text={dailyLines(daily as Daily, game, [])} label={say("ui-copy-result")} />
        </p>
      )}
      {daily && <Standings attempts={daily.scores} mine={mine?.person.id ?? ""} />}
      {daily && daily.bests.length > 0 && <Bests attempts={daily.bests} />}
    </section>
  );
}

function Bests({ attempts }: { attempts: Attempt[] }): JSX.Element {
  return (
    <div class="scores">
      <h2 class="cap">{say("ui-bests")}</h2>
      <ol>
        {attempts.map((attempt) => (
          <li key={attempt.day}>
            <span>{dayWords(attempt.day)}</span>
            <span class="note">{attempt.rank && render(attempt.rank)}</span>
            <b>{attempt.score}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

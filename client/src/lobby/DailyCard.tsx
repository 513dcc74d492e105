/* Today's challenge: one solo deal for everybody, its scores, and one's bests. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import { gameTitle } from "../table/names.ts";
import type { Attempt, Daily } from "../connection/schemas.ts";
import { language, render, say } from "../words/words.ts";

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
      {isOver && mine ? (
        <p class="daily-mine">
          <b class="score">{mine.score}</b> <span>{mine.rank && render(mine.rank)}</span>
        </p>
      ) : (
        <button type="button" class="button" disabled={!daily} onClick={() => onPlay(false)} data-act="daily">
          {say(mine ? "ui-daily-go-on" : "ui-daily-play")}
        </button>
      )}
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
        </p>
      )}
      {daily && daily.scores.length > 0 && (
        <Scores title={say("ui-daily-scores")} attempts={daily.scores.slice(0, 8)} />
      )}
      {daily && daily.bests.length > 0 && <Scores title={say("ui-bests")} attempts={daily.bests} isMine />}
    </section>
  );
}

function dayWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(language(), { day: "numeric", month: "long" });
}

function Scores({
  title,
  attempts,
  isMine,
}: {
  title: string;
  attempts: Attempt[];
  isMine?: boolean;
}): JSX.Element {
  return (
    <div class="scores">
      <h3 class="cap">{title}</h3>
      <ol>
        {attempts.map((attempt, n) => (
          <li key={n}>
            <span>
              {isMine
                ? dayWords(attempt.day)
                : `${attempt.place ?? ""} ${attempt.person.name || say("ui-somebody")}`}
            </span>
            <span class="note">{attempt.rank && render(attempt.rank)}</span>
            <b>{attempt.score}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

/* Learn: the lessons of each game, what of them is done, and a first game with a coach. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { GameLessons, Learning } from "../connection/learning.ts";
import type { Games } from "../connection/schemas.ts";
import { Icon } from "../controls/icons.tsx";
import { PageBar } from "../settings/PageBar.tsx";
import { go } from "../hooks/route.ts";
import { keep } from "../settings/settings.ts";
import type { GameRegistry } from "../table/game.ts";
import { gameTitle, levelName } from "../table/names.ts";
import { problemText } from "../table/problem.ts";
import { language, say } from "../words/words.ts";
import "./learn.css";
import { LessonPage } from "./LessonPage.tsx";
import { learning } from "./requests.ts";

interface Props {
  game: string;
  /** The lesson; none for the list of them. */
  name: string;
  games: GameRegistry;
}

export default function LearnPage({ game, name, games }: Props): JSX.Element {
  return game && name ? (
    <LessonPage key={`${game} ${name}`} game={game} lesson={name} games={games} />
  ) : (
    <Lessons />
  );
}

function Lessons(): JSX.Element {
  const [found, setFound] = useState<Learning | null>(null);
  const [shapes, setShapes] = useState<Games | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const lang = language();
  const title = say("ui-learn");
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      await http.me();
      const [lessons, games] = await Promise.all([learning.all(lang), http.games()]);
      if (!isWanted) return;
      setFound(lessons);
      setShapes(games);
    };
    load().catch((why) => isWanted && setTrouble(problemText(why)));
    return () => {
      isWanted = false;
    };
  }, [lang]);
  useEffect(() => {
    document.title = `${title} · Lapidarium`;
  }, [title]);
  const coached = async (game: string, level: string): Promise<void> => {
    const shape = shapes?.games.find((one) => one.game === game);
    const players = shape?.players.includes(2) ? 2 : (shape?.players.find((count) => count > 1) ?? 2);
    const bots = Object.fromEntries(
      Array.from({ length: players - 1 }, (_, n) => [String(n + 2), level] as const),
    );
    try {
      const { table } = await http.make({ game, players, seat: 1, bots, practice: true });
      keep("coach", "on");
      go(`/t/${table}`);
    } catch (why) {
      setTrouble(problemText(why));
    }
  };
  return (
    <div class="start">
      <PageBar />
      <main class="learn-page">
        <h1>{title}</h1>
        <p class="note">{say("ui-learn-about")}</p>
        {trouble && (
          <p class="banner bad" role="alert">
            {trouble}
          </p>
        )}
        {!found && !trouble && <p>{say("ui-loading")}</p>}
        <div class="learn-games">
          {found?.games.map((one) => (
            <GameCard key={one.game} game={one} onCoach={(level) => void coached(one.game, level)} />
          ))}
        </div>
      </main>
    </div>
  );
}

interface CardProps {
  game: GameLessons;
  onCoach: (level: string) => void;
}

function GameCard({ game: { game, level, lessons }, onCoach }: CardProps): JSX.Element {
  const count = lessons.filter(({ done }) => done).length;
  const next = lessons.find(({ done }) => !done);
  return (
    <section class="card learn-card" aria-labelledby={`learn-${game}`}>
      <h2 id={`learn-${game}`}>{gameTitle(game)}</h2>
      <p class="note" data-progress={count}>
        {say("ui-learn-progress", { done: count, all: lessons.length })}
      </p>
      <progress max={lessons.length} value={count} aria-hidden="true" />
      <ol>
        {lessons.map(({ lesson, title, done }, n) => (
          <li key={lesson} class={done ? "done" : ""}>
            <a href={`/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`} data-lesson={lesson}>
              <span class="lesson-number" aria-hidden="true">
                {done ? "✓" : n + 1}
              </span>
              <span>{title}</span>
              {done && <span class="unseen">{say("ui-lesson-is-done")}</span>}
            </a>
          </li>
        ))}
      </ol>
      <div class="game-acts">
        {next && (
          <a
            class="button primary"
            href={`/learn/${encodeURIComponent(game)}/${encodeURIComponent(next.lesson)}`}
            data-act={`learn-${game}`}
          >
            <Icon name="play" size={16} /> {say(count ? "ui-learn-go-on" : "ui-learn-begin")}
          </a>
        )}
        {level && (
          <button
            type="button"
            class={`button${next ? "" : " primary"}`}
            onClick={() => onCoach(level)}
            data-act={`coach-${game}`}
          >
            {say("ui-learn-coached", { level: levelName(level) })}
          </button>
        )}
      </div>
    </section>
  );
}

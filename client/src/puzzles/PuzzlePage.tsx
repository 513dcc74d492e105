/* Puzzles: how one does at them, today's, and the next that fits one's rating. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { PuzzleGame, Puzzles } from "../connection/learning.ts";
import { Icon } from "../controls/icons.tsx";
import { PageBar } from "../settings/PageBar.tsx";
import "../learn/learn.css";
import type { GameRegistry } from "../table/game.ts";
import { gameTitle } from "../table/names.ts";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { SolvePage } from "./SolvePage.tsx";
import { puzzles } from "./requests.ts";

interface Props {
  game: string;
  /** The puzzle; none for the next. */
  name: string;
  games: GameRegistry;
}

export default function PuzzlePage({ game, name, games }: Props): JSX.Element {
  return game ? (
    <SolvePage key={`${game} ${name}`} game={game} puzzle={name || "next"} games={games} />
  ) : (
    <Overview />
  );
}

function Overview(): JSX.Element {
  const [found, setFound] = useState<Puzzles | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const title = say("ui-puzzles");
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      await http.me();
      const all = await puzzles.all();
      if (isWanted) setFound(all);
    };
    load().catch((why) => isWanted && setTrouble(problemText(why)));
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(() => {
    document.title = `${title} · Lapidarium`;
  }, [title]);
  return (
    <div class="start">
      <PageBar />
      <main class="learn-page">
        <h1>{title}</h1>
        <p class="note">{say("ui-puzzles-about")}</p>
        {trouble && (
          <p class="banner bad" role="alert">
            {trouble}
          </p>
        )}
        {!found && !trouble && <p>{say("ui-loading")}</p>}
        <div class="learn-games">
          {found?.games.map((one) => (
            <GameCard key={one.game} game={one} />
          ))}
        </div>
        <p class="note">
          <a href="/learn">{say("ui-learn")}</a>
        </p>
      </main>
    </div>
  );
}

function GameCard({
  game: { game, count, standing, daily, daily_solved: today },
}: {
  game: PuzzleGame;
}): JSX.Element {
  const { rating, is_certain: isCertain, tried, solved, streak, best_streak: best } = standing;
  const at = `/puzzle/${encodeURIComponent(game)}`;
  return (
    <section class="card learn-card" aria-labelledby={`puzzles-${game}`}>
      <h2 id={`puzzles-${game}`}>{gameTitle(game)}</h2>
      <p class="note">{say("ui-puzzles-count", { count })}</p>
      <dl class="learn-figures">
        <div>
          <dt>{say("ui-puzzle-rating")}</dt>
          <dd data-rating>{isCertain ? rating : `${rating}?`}</dd>
        </div>
        <div>
          <dt>{say("ui-puzzle-solved")}</dt>
          <dd>{say("ui-puzzle-of", { solved, tried })}</dd>
        </div>
        <div>
          <dt>{say("ui-puzzle-streak")}</dt>
          <dd data-streak>{say("ui-puzzle-streak-best", { streak, best })}</dd>
        </div>
      </dl>
      <div class="game-acts">
        <a
          class={`button${today === null ? " primary" : ""}`}
          href={`${at}/${daily}`}
          data-act={`daily-${game}`}
        >
          {say(
            today === null ? "ui-puzzle-daily" : today ? "ui-puzzle-daily-solved" : "ui-puzzle-daily-missed",
          )}
        </a>
        <a class={`button${today === null ? "" : " primary"}`} href={at} data-act={`puzzle-${game}`}>
          <Icon name="play" size={16} /> {say("ui-puzzle-next")}
        </a>
      </div>
    </section>
  );
}

/* Where a study begins: a game from its start, or a position that somebody has. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { StudyAsked } from "../connection/reviews.ts";
import type { GameShape, Message } from "../connection/schemas.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { render, say, sentence } from "../words/words.ts";

interface Props {
  begun: StudyAsked;
  problems: Message[];
  trouble: string | null;
  /** Has the game a board to set positions up on? */
  canSetUp: (game: string) => boolean;
  onStart: (asked: StudyAsked) => void;
  onSetUp: (asked: StudyAsked) => void;
}

export function StartCard({ begun, problems, trouble, canSetUp, onStart, onSetUp }: Props): JSX.Element {
  const [games, setGames] = useState<GameShape[]>([]);
  const [position, setPosition] = useState(begun.position ?? "");
  useEffect(() => {
    http.games().then(
      (found) => setGames(found.games),
      () => undefined,
    );
  }, []);
  return (
    <div class="start study-start">
      <PageBar title={say("study-title")} />
      <main class="study-main" tabIndex={-1}>
        {trouble && (
          <p class="banner bad" role="alert">
            {trouble}
          </p>
        )}
        <section class="card">
          <h2>{say("study-from-start")}</h2>
          <Games games={games} act="study" onChoose={onStart} />
        </section>
        <section class="card">
          <h2>{say("study-setup")}</h2>
          <p class="note">{say("study-setup-words")}</p>
          <Games games={games.filter(({ game }) => canSetUp(game))} act="set-up" onChoose={onSetUp} />
        </section>
        <section class="card">
          <h2>{say("study-from-position")}</h2>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onStart({ position: position.trim() });
            }}
          >
            {problems.length > 0 && (
              <ul class="why" role="alert">
                {problems.map((problem, n) => (
                  <li key={n}>{sentence(render(problem))}</li>
                ))}
              </ul>
            )}
            <label>
              <span>{say("study-position")}</span>
              <textarea
                class="field"
                rows={5}
                value={position}
                spellcheck={false}
                onInput={({ currentTarget }) => setPosition(currentTarget.value)}
                data-act="position"
              />
            </label>
            <button type="submit" class="button primary" disabled={!position.trim()} data-act="set-position">
              {say("study-set")}
            </button>
          </form>
        </section>
        <p class="note">{say("study-from-replay")}</p>
      </main>
    </div>
  );
}

interface GamesProps {
  games: GameShape[];
  act: string;
  onChoose: (asked: StudyAsked) => void;
}

function Games({ games, act, onChoose }: GamesProps): JSX.Element {
  return (
    <p class="row study-games">
      {games.flatMap((game) =>
        game.players.map((players) => (
          <button
            key={`${game.game} ${players}`}
            type="button"
            class="button"
            onClick={() => onChoose({ position: game.game, players })}
            data-act={`${act}-${game.game}-${players}`}
          >
            {say("study-game", { game: render(game.title), players })}
          </button>
        )),
      )}
    </p>
  );
}

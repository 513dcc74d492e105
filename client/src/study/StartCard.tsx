/* Where a study begins: a game from its start, or a position that somebody has. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { StudyAsked } from "../connection/reviews.ts";
import type { GameShape, Message } from "../connection/schemas.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { GameRegistry } from "../table/game.ts";
import { render, say, sentence } from "../words/words.ts";
import { GameStart } from "./GameStart.tsx";

interface Props {
  begun: StudyAsked;
  problems: Message[];
  trouble: string | null;
  games: GameRegistry;
  onStart: (asked: StudyAsked) => void;
  onSetUp: (asked: StudyAsked) => void;
}

export function StartCard({ begun, problems, trouble, games, onStart, onSetUp }: Props): JSX.Element {
  const [shapes, setShapes] = useState<GameShape[]>([]);
  const [position, setPosition] = useState(begun.position ?? "");
  useEffect(() => {
    http.games().then(
      (found) => setShapes(found.games),
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
        <p class="study-lead">{say("study-words")}</p>
        <div class="game-cards">
          {shapes.map((shape) => (
            <GameStart key={shape.game} {...{ shape, onStart, onSetUp }} client={games(shape.game)} />
          ))}
        </div>
        <section class="card study-notation">
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
                rows={3}
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
          <p class="note">{say("study-from-replay")}</p>
        </section>
      </main>
    </div>
  );
}

/* A game to study: from its beginning, or from a position that is set up on its board. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { StudyAsked } from "../connection/reviews.ts";
import type { GameShape } from "../connection/schemas.ts";
import { Icon } from "../controls/icons.tsx";
import type { GameClient } from "../table/game.ts";
import { GamePicture } from "../table/GamePicture.tsx";
import { render, say } from "../words/words.ts";

interface Props {
  shape: GameShape;
  client: GameClient;
  onStart: (asked: StudyAsked) => void;
  onSetUp: (asked: StudyAsked) => void;
}

export function GameStart({ shape, client, onStart, onSetUp }: Props): JSX.Element {
  const { game } = shape;
  const [players, setPlayers] = useState(shape.players.includes(2) ? 2 : (shape.players[0] ?? 1));
  const asked = { position: game, players };
  return (
    <section class="card game-card" aria-labelledby={`study-${game}`}>
      <GamePicture client={client} />
      <div class="game-words">
        <h2 id={`study-${game}`}>{render(shape.title)}</h2>
        <fieldset class="levels">
          <legend>{say("ui-people")}</legend>
          {shape.players.map((count) => (
            <label key={count} class={count === players ? "chosen" : ""}>
              <input
                type="radio"
                name={`players-${game}`}
                value={count}
                checked={count === players}
                onChange={() => setPlayers(count)}
              />
              {count === 1 ? say("ui-solo") : count}
            </label>
          ))}
        </fieldset>
        <div class="game-acts">
          <button
            type="button"
            class="button primary"
            onClick={() => onStart(asked)}
            data-act={`study-${game}-${players}`}
          >
            <Icon name="play" size={16} /> {say("study-from-start")}
          </button>
          {client.loadPositionEditor && (
            <button
              type="button"
              class="button"
              onClick={() => onSetUp(asked)}
              data-act={`set-up-${game}-${players}`}
            >
              {say("study-setup")}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

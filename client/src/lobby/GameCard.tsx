/* A game that can be played here: its picture, and one click to play against a level. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { GameShape } from "../connection/schemas.ts";
import { Icon } from "../controls/icons.tsx";
import { useLoaded } from "../hooks/hooks.ts";
import type { GameClient } from "../table/game.ts";
import { HowTo } from "../table/HowTo.tsx";
import { gameAbout, gameTitle, levelName, levelSays } from "../table/names.ts";
import { say } from "../words/words.ts";
import { hasSolo } from "./gameShape.ts";

interface Props {
  shape: GameShape;
  client: GameClient;
  /** The server knows who asks: before that, nobody can sit down. */
  isReady: boolean;
  onPlay: (level: string) => void;
  onSolo: () => void;
  onNew: () => void;
}

export function GameCard({ shape, client, isReady, onPlay, onSolo, onNew }: Props): JSX.Element {
  const [chosen, setChosen] = useState<string | null>(null);
  const { game } = shape;
  const levels = shape.levels.map(({ name }) => name);
  const level = chosen ?? levels[0] ?? "";
  return (
    <section class="card game-card" aria-labelledby={`game-${game}`}>
      {client.loadArt && <Picture load={client.loadArt} />}
      <div class="game-words">
        <h2 id={`game-${game}`}>{gameTitle(game)}</h2>
        <p class="note">{gameAbout(game)}</p>
        {levels.length > 0 && (
          <>
            <fieldset class="levels">
              <legend class="unseen">{say("ui-against")}</legend>
              {levels.map((name) => (
                <label key={name} class={name === level ? "chosen" : ""}>
                  <input
                    type="radio"
                    name={`level-${game}`}
                    value={name}
                    checked={name === level}
                    onChange={() => setChosen(name)}
                  />
                  {levelName(name)}
                </label>
              ))}
            </fieldset>
            <p class="note level-says" aria-live="polite">
              {levelSays(level)}
            </p>
          </>
        )}
        <HowTo game={game} />
        <div class="game-acts">
          {level && (
            <button
              type="button"
              class="button primary"
              disabled={!isReady}
              onClick={() => onPlay(level)}
              data-act={`play-${game}`}
            >
              <Icon name="play" size={16} /> {say("ui-play-now")}
            </button>
          )}
          {hasSolo(shape) && (
            <button type="button" class="button" disabled={!isReady} onClick={onSolo} data-act="play-solo">
              {say("ui-play-solo")}
            </button>
          )}
          <button type="button" class="button" disabled={!isReady} onClick={onNew} data-act={`new-${game}`}>
            <Icon name="plus" size={16} /> {say("ui-new-table")}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Its place is kept while it is loaded, so that nothing jumps. */
function Picture({ load }: { load: NonNullable<GameClient["loadArt"]> }): JSX.Element {
  const art = useLoaded(load);
  return <div class="art-box">{art && <art.is />}</div>;
}

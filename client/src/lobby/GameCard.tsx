/* A game that can be played here: its picture, and one click to play against a level. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { GameShape } from "../connection/schemas.ts";
import { Icon } from "../controls/icons.tsx";
import type { GameClient } from "../table/game.ts";
import { GamePicture } from "../table/GamePicture.tsx";
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
  const { levels } = shape;
  const level = chosen ?? levels[0]?.name ?? "";
  return (
    <section class="card game-card" aria-labelledby={`game-${game}`}>
      <GamePicture client={client} />
      <div class="game-words">
        <h2 id={`game-${game}`}>{gameTitle(game)}</h2>
        {gameAbout(game) && <p class="note">{gameAbout(game)}</p>}
        {levels.length > 0 && (
          <>
            <fieldset class="levels">
              <legend>{say("ui-against")}</legend>
              {levels.map(({ name, strength }) => (
                <label key={name} class={name === level ? "chosen" : ""}>
                  <input
                    type="radio"
                    name={`level-${game}`}
                    value={name}
                    checked={name === level}
                    onChange={() => setChosen(name)}
                  />
                  {levelName(name)} <Strength strength={strength} />
                </label>
              ))}
            </fieldset>
            <p class="note level-says" aria-live="polite">
              {levelSays(level)}
            </p>
          </>
        )}
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
        <HowTo game={game} />
      </div>
    </section>
  );
}

const STRONGEST = 5;

/** From 1 to 5, as dots and in words. */
function Strength({ strength }: { strength: number }): JSX.Element {
  return (
    <span class="strength">
      <span class="unseen">{say("ui-strength", { strength })}</span>
      {Array.from({ length: STRONGEST }, (_, n) => (
        <i key={n} class={n < strength ? "on" : ""} />
      ))}
    </span>
  );
}

/* One of the two games: its picture, and one click to play against a level. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../controls/icons.tsx";
import { HowTo } from "../table/HowTo.tsx";
import { levelName, levelSays } from "../table/names.ts";
import type { Games } from "../connection/schemas.ts";
import { say } from "../words/words.ts";
import { MonolythArt, OcelotArt } from "./art.tsx";

interface Props {
  game: "monolyth" | "ocelot";
  games: Games | null;
  onPlay: (level: string) => void;
  onSolo?: () => void;
  onNew: () => void;
}

export function GameCard({ game, games, onPlay, onSolo, onNew }: Props): JSX.Element {
  const levels = games?.levels ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const level = chosen ?? levels[0] ?? "";
  const isMonolyth = game === "monolyth";
  return (
    <section class={`card game-card ${game}`} aria-labelledby={`game-${game}`}>
      {isMonolyth ? <MonolythArt /> : <OcelotArt />}
      <div class="game-words">
        <h2 id={`game-${game}`}>{say(isMonolyth ? "game-monolyth" : "game-ocelot")}</h2>
        <p class="note">{say(isMonolyth ? "ui-about-monolyth" : "ui-about-ocelot")}</p>
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
        <HowTo game={game} />
        <div class="game-acts">
          <button
            type="button"
            class="button primary"
            disabled={!level}
            onClick={() => onPlay(level)}
            data-act={`play-${game}`}
          >
            <Icon name="play" size={16} /> {say("ui-play-now")}
          </button>
          {onSolo && (
            <button type="button" class="button" onClick={onSolo} data-act="play-solo">
              {say("ui-play-solo")}
            </button>
          )}
          <button type="button" class="button" onClick={onNew} disabled={!games} data-act={`new-${game}`}>
            <Icon name="plus" size={16} /> {say("ui-new-table")}
          </button>
        </div>
      </div>
    </section>
  );
}

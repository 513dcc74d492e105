/* A bot for a seat: a level from the list, and the button that seats it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { LevelShape } from "../connection/schemas.ts";
import { levelOption } from "./names.ts";

interface Props {
  game: string;
  /** For whom, for those who do not see the list. */
  label: string;
  word: string;
  onPick: (level: string) => void;
  act: string;
}

export function BotPicker({ game, label, word, onPick, act }: Props): JSX.Element | null {
  const levels = useLevels(game);
  const [chosen, setChosen] = useState("");
  if (!levels.length) return null;
  const level = levels.find(({ name }) => name === chosen)?.name ?? levels[0]?.name ?? "";
  return (
    <div class="bot-picker">
      <select
        class="field"
        value={level}
        aria-label={label}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data-set={act}
      >
        {levels.map((one) => (
          <option key={one.name} value={one.name}>
            {levelOption(one)}
          </option>
        ))}
      </select>
      <button type="button" class="button small" onClick={() => onPick(level)} data-act={act}>
        {word}
      </button>
    </div>
  );
}

function useLevels(game: string): LevelShape[] {
  const [levels, setLevels] = useState<LevelShape[]>([]);
  useEffect(() => {
    void http.games().then(
      ({ games }) => setLevels(games.find((one) => one.game === game)?.levels ?? []),
      () => setLevels([]),
    );
  }, [game]);
  return levels;
}

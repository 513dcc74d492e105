/* A bot for a seat: a level from the list, and the button that seats it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import { levelName } from "./names.ts";

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
  const level = levels.includes(chosen) ? chosen : (levels[0] ?? "");
  return (
    <div class="bot-picker">
      <select
        class="field"
        value={level}
        aria-label={label}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data-set={act}
      >
        {levels.map((name) => (
          <option key={name} value={name}>
            {levelName(name)}
          </option>
        ))}
      </select>
      <button type="button" class="button small" onClick={() => onPick(level)} data-act={act}>
        {word}
      </button>
    </div>
  );
}

function useLevels(game: string): string[] {
  const [levels, setLevels] = useState<string[]>([]);
  useEffect(() => {
    void http.games().then(
      ({ games }) => setLevels(games.find((one) => one.game === game)?.levels.map(({ name }) => name) ?? []),
      () => setLevels([]),
    );
  }, [game]);
  return levels;
}

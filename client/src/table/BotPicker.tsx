/* A bot for a seat: a level from the list, and the button that seats it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { levelOption } from "./names.ts";
import { useShape } from "./useShape.ts";

interface Props {
  game: string;
  /** The level that is chosen at first; the easiest if there is none. */
  first?: string;
  /** For whom, for those who do not see the list. */
  label: string;
  word: string;
  onPick: (level: string) => void;
  act: string;
}

export function BotPicker({ game, first, label, word, onPick, act }: Props): JSX.Element | null {
  const levels = useShape(game)?.levels ?? [];
  const [chosen, setChosen] = useState(first ?? "");
  if (!levels.length) return null;
  const level = (levels.find(({ name }) => name === chosen) ?? levels[0])?.name ?? "";
  return (
    <div class="bot-picker">
      <select
        class="field"
        value={level}
        aria-label={label}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data-set={act}
      >
        {levels.map(({ name, strength }) => (
          <option key={name} value={name}>
            {levelOption(name, strength)}
          </option>
        ))}
      </select>
      <button type="button" class="button small" onClick={() => onPick(level)} data-act={act}>
        {word}
      </button>
    </div>
  );
}

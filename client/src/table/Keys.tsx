/* The keys, for those who like to keep their hands on them. */
import type { JSX } from "preact";
import { say } from "../words/words.ts";
import type { GameClient } from "./game.ts";

const EVERY_GAME: [string, string][] = [
  ["Enter", "ui-key-commit"],
  ["Esc", "ui-key-cancel"],
  ["H", "ui-hint"],
  ["U", "ui-undo"],
];

export function Keys({ game }: { game: GameClient }): JSX.Element {
  return (
    <details class="menu-group keys">
      <summary>{say("ui-keys")}</summary>
      <dl>
        {[...game.keys, ...EVERY_GAME].map(([keys, word]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(word)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

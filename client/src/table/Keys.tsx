/* The keys, for those who like to keep their hands on them. */
import type { JSX } from "preact";
import type { TableView } from "../connection/messages.ts";
import { say } from "../words/words.ts";

const MONOLYTH: [string, string][] = [
  ["1 2 3 4", "ui-key-stones"],
  ["Q W E", "ui-key-turn"],
  ["← ↑ ↓ →", "ui-key-move"],
  ["S", "ui-key-swap"],
  [", .", "ui-key-view"],
];
const OCELOT: [string, string][] = [
  ["A B C", "ui-key-tools"],
  ["F", "ui-key-face"],
  ["← ↑ ↓ →", "ui-key-circles"],
];
const BOTH: [string, string][] = [
  ["Enter", "ui-key-commit"],
  ["Esc", "ui-key-cancel"],
  ["H", "ui-hint"],
  ["U", "ui-undo"],
];

export function Keys({ game }: { game: TableView["game"] }): JSX.Element {
  return (
    <details class="menu-group keys">
      <summary>{say("ui-keys")}</summary>
      <dl>
        {[...(game === "monolyth" ? MONOLYTH : OCELOT), ...BOTH].map(([keys, word]) => (
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

/* A game in a few sentences, for whoever has never read its rulebook. */
import type { JSX } from "preact";
import type { TableView } from "../connection/messages.ts";
import { say } from "../words/words.ts";

const MONOLYTH = [
  "ui-how-monolyth-turn",
  "ui-how-monolyth-place",
  "ui-how-monolyth-prophecy",
  "ui-how-monolyth-tokens",
  "ui-how-monolyth-end",
];
const OCELOT = [
  "ui-how-ocelot-turn",
  "ui-how-ocelot-collect",
  "ui-how-ocelot-companion",
  "ui-how-ocelot-amethysts",
  "ui-how-ocelot-end",
];

export function HowTo({ game }: { game: TableView["game"] }): JSX.Element {
  return (
    <details class="how-to">
      <summary>{say("ui-how-to")}</summary>
      <ol>
        {(game === "monolyth" ? MONOLYTH : OCELOT).map((word) => (
          <li key={word}>{say(word)}</li>
        ))}
      </ol>
    </details>
  );
}

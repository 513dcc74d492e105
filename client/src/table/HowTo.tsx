/* A game in a few sentences, for whoever has never read its rulebook. */
import type { JSX } from "preact";
import { say } from "../words/words.ts";
import { howToPlay } from "./names.ts";

export function HowTo({ game }: { game: string }): JSX.Element | null {
  const sentences = howToPlay(game);
  if (!sentences.length) return null;
  return (
    <details class="how-to">
      <summary>{say("ui-how-to")}</summary>
      <div>
        <ol>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <a class="rules-link" href={`/rules/${game}`} target="_blank" rel="noopener">
          {say("ui-rules-read")}
        </a>
      </div>
    </details>
  );
}

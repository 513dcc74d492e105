/* The position in words, a line for each thing there is to know. */
import type { JSX } from "preact";
import type { Words } from "../../connection/messages.ts";
import { render, say, sentence } from "../../words/words.ts";

export function Position({ lines }: { lines: readonly Words[] }): JSX.Element {
  return (
    <section class="card position" aria-label={say("ui-position")}>
      <div class="card-head">
        <h2>{say("ui-position")}</h2>
      </div>
      <ul>
        {lines.map((line, n) => (
          <li key={n}>{sentence(render(line))}</li>
        ))}
      </ul>
    </section>
  );
}

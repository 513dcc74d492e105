/* A page that could not be shown, and why. */
import type { JSX } from "preact";
import { say } from "../words/words.ts";

export function Trouble({ text, back }: { text: string; back: string }): JSX.Element {
  return (
    <main class="trouble">
      <h1>{say("ui-learn-trouble")}</h1>
      <p role="alert">{text}</p>
      <a class="button primary" href={back}>
        {say("ui-learn-back")}
      </a>
    </main>
  );
}

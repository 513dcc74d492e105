/* An address that is none of this house: say so, and the way back. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { say } from "../words/words.ts";

export default function MissingPage(): JSX.Element {
  useEffect(() => {
    document.title = `${say("ui-missing")} · Lapidarium`;
  }, []);
  return (
    <main class="trouble">
      <h1>{say("ui-missing")}</h1>
      <p>{say("ui-missing-words")}</p>
      <a class="button primary" href="/">
        {say("ui-back-to-start")}
      </a>
    </main>
  );
}

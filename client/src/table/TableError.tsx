/* A table that cannot be opened, and the way back. */
import type { JSX } from "preact";
import { useStore } from "../hooks/store.ts";
import { render, say, sentence } from "../words/words.ts";
import type { Session } from "./session.ts";

export function TableError({ session }: { session: Session }): JSX.Element {
  const refused = useStore(session.refused);
  return (
    <main class="trouble">
      <h1>{say("ui-no-table")}</h1>
      {refused && <p>{sentence(render(refused.message))}</p>}
      <a class="button primary" href="/">
        {say("ui-back-to-start")}
      </a>
    </main>
  );
}

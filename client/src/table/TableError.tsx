/* A table that cannot be opened, and the way back. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { http } from "../connection/http.ts";
import { go } from "../hooks/route.ts";
import { useStore } from "../hooks/store.ts";
import { render, say, sentence } from "../words/words.ts";
import type { Session } from "./session.ts";

export function TableError({ session, table }: { session: Session; table: string }): JSX.Element {
  const refused = useStore(session.refused);
  useReplayIfOver(table);
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

/** A private table is closed, but a finished game can be seen by whoever has its link. */
function useReplayIfOver(table: string): void {
  useEffect(() => {
    void http.replay(table, "from=0&to=0").then(
      () => go(`/r/${encodeURIComponent(table)}`),
      () => undefined,
    );
  }, [table]);
}

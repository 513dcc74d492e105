/* While the server is closed, or by invitation: it says so, and takes a code. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { Me } from "../connection/schemas.ts";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";

export function DoorCard({ me, onIn }: { me: Me; onIn: () => void }): JSX.Element | null {
  const [code, setCode] = useState(() => new URLSearchParams(location.search).get("code") ?? "");
  const [trouble, setTrouble] = useState("");
  if (me.door === "open" || (me.door === "invited" && !me.is_new)) return null;
  if (me.door === "closed") return <p class="card door-card">{say("ui-door-closed")}</p>;
  const send = (event: Event): void => {
    event.preventDefault();
    http.useCode(code).then(onIn, (why) => setTrouble(problemText(why)));
  };
  return (
    <section class="card door-card" aria-labelledby="door">
      <h2 id="door">{say("ui-door-invited")}</h2>
      <p class="note">{say("ui-door-invited-words")}</p>
      <form class="join" onSubmit={send}>
        <input
          class="field"
          value={code}
          maxLength={24}
          required
          aria-label={say("ui-code")}
          placeholder={say("ui-code")}
          onInput={(event) => setCode(event.currentTarget.value)}
          data-code
        />
        <button type="submit" class="button small">
          {say("ui-ok")}
        </button>
      </form>
      {trouble && (
        <p class="why" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

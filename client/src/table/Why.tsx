/* “Why?” beside a refusal: shows the clause of the rules that forbids it, and leads to all of them. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import { language, say } from "../words/words.ts";
import { problemText } from "./problem.ts";

interface Props {
  game: string;
  clause: string;
}

export function Why({ game, clause }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-act="why"
      >
        {say("ui-why")}
      </button>
      {isOpen && <ClauseNote game={game} clause={clause} />}
    </>
  );
}

function ClauseNote({ game, clause }: Props): JSX.Element {
  const [text, setText] = useState(say("ui-loading"));
  const lang = language();
  useEffect(() => {
    let isWanted = true;
    void http.rules(game, lang).then(
      ({ sections }) => {
        const found = sections.flatMap(({ clauses }) => clauses).find(({ id }) => id === clause);
        if (isWanted) setText(found?.parts.join("") ?? clause);
      },
      (why) => isWanted && setText(problemText(why)),
    );
    return () => {
      isWanted = false;
    };
  }, [game, clause, lang]);
  return (
    <span class="clause-note" data-clause={clause}>
      {text}{" "}
      <a href={`/rules/${game}#${clause}`} target="_blank" rel="noopener">
        {say("ui-rules-read")}
      </a>
    </span>
  );
}

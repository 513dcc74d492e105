/* The rules of a game, clause by clause: to read, to search, and to link to. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { Rules, RulesClause } from "../connection/schemas.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { Route } from "../hooks/address.ts";
import { useLoaded } from "../hooks/hooks.ts";
import type { ExampleProps, GameRegistry } from "../table/game.ts";
import { gameTitle, howToPlay } from "../table/names.ts";
import { problemText } from "../table/problem.ts";
import { language, say } from "../words/words.ts";
import "./rules.css";
import { searched } from "./search.ts";

interface Props {
  route: Extract<Route, { page: "rules" }>;
  games: GameRegistry;
}

const clauseHere = (): string => decodeURIComponent(location.hash.slice(1));

export default function RulesPage({ route, games }: Props): JSX.Element {
  const [rules, setRules] = useState<Rules | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const lang = language();
  const title = say("ui-rules-of", { game: gameTitle(route.game) });
  useEffect(() => {
    let isWanted = true;
    void http.rules(route.game, lang).then(
      (found) => isWanted && (setRules(found), setTrouble(null)),
      (why) => isWanted && setTrouble(problemText(why)),
    );
    return () => {
      isWanted = false;
    };
  }, [route.game, lang]);
  useEffect(() => {
    document.title = `${title} · Lapidarium`;
  }, [title]);
  return (
    <div class="start">
      <PageBar />
      <main class="rules-page">
        <h1>{trouble ? say("ui-no-rules") : title}</h1>
        {trouble && <p role="alert">{trouble}</p>}
        {!trouble && !rules && <p>{say("ui-loading")}</p>}
        {rules && <Sheet rules={rules} load={games(route.game).loadExample} />}
      </main>
    </div>
  );
}

type Load = (() => Promise<ComponentType<ExampleProps>>) | undefined;

function Sheet({ rules, load }: { rules: Rules; load: Load }): JSX.Element {
  const [wanted, setWanted] = useState("");
  const [here, setHere] = useState(clauseHere);
  const example = useLoaded(load);
  const isDrawn = example !== null;
  const found = searched(rules.sections, wanted);
  const count = found.reduce((sum, { clauses }) => sum + clauses.length, 0);
  useEffect(() => {
    const follow = (): void => setHere(clauseHere());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    if (here) setWanted("");
  }, [here]);
  useEffect(() => {
    if (!here) return;
    requestAnimationFrame(() => document.getElementById(here)?.scrollIntoView({ block: "center" }));
  }, [here, isDrawn]);
  return (
    <>
      <p class="note">{say("ui-rules-source")}</p>
      <section class="card rules-short" aria-labelledby="rules-short">
        <h2 id="rules-short">{say("ui-how-to")}</h2>
        <ol>
          {howToPlay(rules.game).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
      <div class="rules-find">
        <input
          class="field"
          type="search"
          aria-label={say("ui-rules-search")}
          placeholder={say("ui-rules-search")}
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
          data-act="search-rules"
        />
        <p class="note" role="status">
          {wanted && (count ? say("ui-rules-found", { count }) : say("ui-rules-none"))}
        </p>
      </div>
      {!wanted && (
        <nav class="rules-contents" aria-label={say("ui-rules")}>
          {rules.sections.map(({ title, clauses }) => (
            <a key={title} href={`#${clauses[0]?.id ?? ""}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {found.map(({ title, clauses }) => (
        <section key={title} class="rules-section">
          <h2>{title}</h2>
          {clauses.map((clause) => (
            <Clause
              key={clause.id}
              clause={clause}
              isHere={clause.id === here}
              pieces={rules.pieces}
              Example={example?.is ?? null}
            />
          ))}
        </section>
      ))}
    </>
  );
}

interface ClauseProps {
  clause: RulesClause;
  isHere: boolean;
  pieces: unknown;
  Example: ComponentType<ExampleProps> | null;
}

function Clause({ clause: { id, parts, example }, isHere, pieces, Example }: ClauseProps): JSX.Element {
  return (
    <article id={id} class={`clause${isHere ? " pointed" : ""}`} aria-labelledby={`of-${id}`}>
      <h3 id={`of-${id}`}>
        <a href={`#${id}`} aria-label={say("ui-rules-link", { clause: id })}>
          {id}
        </a>
      </h3>
      <div class="clause-words">
        <p>
          {parts.map((part, n) =>
            n % 2 ? (
              <a key={n} href={`#${part}`}>
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
        {example && Example && (
          <figure class="example">
            <Example pieces={pieces} example={example} />
          </figure>
        )}
      </div>
    </article>
  );
}

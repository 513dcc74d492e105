/* All problems of the pack, each a way to its place. */
import type { JSX } from "preact";
import type { PackProblem } from "../connection/workshop.ts";
import { Icon } from "../controls/icons.tsx";
import { problemWords } from "../packs/Figure.tsx";
import { say, sentence } from "../words/words.ts";
import { goTo } from "./places.ts";

const MOST = 40;

export function ProblemList({
  problems,
  isChecked,
  onPlace,
  nameOf,
}: {
  problems: readonly PackProblem[];
  isChecked: boolean;
  /** Show the part of the page where places are. */
  onPlace: () => void;
  /** What a place is called on the page. */
  nameOf: (key: string) => string;
}): JSX.Element {
  const refused = problems.filter((problem) => !problem.is_warning).length;
  return (
    <section class="card problem-list" aria-label={say("workshop-problems-title")} aria-busy={!isChecked}>
      <h2>{say("workshop-problems-title")}</h2>
      <p role="status" data-problems={refused}>
        {refused ? say("workshop-problems", { count: refused }) : sentence(say("workshop-ready"))}
      </p>
      <ul>
        {problems.slice(0, MOST).map((problem, n) => (
          <li key={n} class={problem.is_warning ? "warned" : "refused"}>
            <button
              type="button"
              onClick={() => {
                onPlace();
                setTimeout(() => goTo(problem.key), 50);
              }}
              data-problem={problem.key}
            >
              <Icon name={problem.is_warning ? "hint" : "close"} size={14} />
              <span>
                <b>{nameOf(problem.key)}</b>
                {problemWords(problem)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {problems.length > MOST && (
        <p class="note">{say("workshop-problems-more", { count: problems.length - MOST })}</p>
      )}
    </section>
  );
}

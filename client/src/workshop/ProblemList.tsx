/* All problems of the pack, each a way to its place. */
import type { JSX } from "preact";
import type { PackProblem } from "../connection/workshop.ts";
import { Icon } from "../controls/icons.tsx";
import { problemWords } from "../packs/Figure.tsx";
import { say, sentence } from "../words/words.ts";

const MOST = 40;

/** The figure, or the part of the editor, that a problem is about. */
function goTo(key: string): void {
  const part = key.split(/[.[]/)[0] ?? "";
  const names = part === "title" || part === "name" ? "names" : part;
  const place =
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ??
    document.getElementById(`part-${names}`);
  place?.scrollIntoView({ block: "center" });
  (place?.querySelector<HTMLElement>("button, select, input") ?? place)?.focus({ preventScroll: true });
}

export function ProblemList({
  problems,
  isChecked,
}: {
  problems: readonly PackProblem[];
  isChecked: boolean;
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
            <button type="button" onClick={() => goTo(problem.key)}>
              <Icon name={problem.is_warning ? "hint" : "close"} size={14} />
              <span>
                <code>{problem.key}</code>
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

/* One figure of a pack: where it comes from, how it is edited, and what is wrong with it. */
import type { ComponentChildren, JSX } from "preact";
import type { PackProblem } from "../connection/workshop.ts";
import { has, render, say, sentence } from "../words/words.ts";
import { Icon } from "../controls/icons.tsx";
import { type PackDocument, problemsAt } from "./document.ts";
import { type Figures, keyOf, MINE, notesOn, type Path, sourceOf } from "./figures.ts";

/** What every editor hands to its figures. */
export interface Desk {
  document: PackDocument;
  figures: Figures;
  problems: readonly PackProblem[];
}

interface FigureProps {
  desk: Desk;
  path: Path;
  label: string;
  /** For a figure among many: the label is not shown, only read aloud. */
  isSmall?: boolean;
  children?: ComponentChildren;
}

export function Figure({ desk, path, label, isSmall, children }: FigureProps): JSX.Element {
  const found = problemsAt(desk.problems, keyOf(path));
  return (
    <div class={`figure${isSmall ? " small" : ""}${found.length ? " wrong" : ""}`} data-key={keyOf(path)}>
      <div class="figure-head">
        <span class={isSmall ? "unseen" : "figure-label"}>{label}</span>
        <Source desk={desk} path={path} label={label} />
      </div>
      {children}
      <Notes desk={desk} path={path} />
      <Problems problems={found} />
    </div>
  );
}

/** Where a figure comes from; whoever has seen it on their own box, or made it up, says so here. */
export function Source({ desk, path, label }: { desk: Desk; path: Path; label: string }): JSX.Element | null {
  const word = sourceOf(desk.figures, path);
  if (word === null) return null;
  const words = MINE.includes(word as (typeof MINE)[number]) ? MINE : [word, ...MINE];
  return (
    <label class={`source of-${word}`}>
      <span class="unseen">{say("workshop-source-of", { figure: label })}</span>
      <select
        value={word}
        data-source={keyOf(path)}
        onChange={(event) => desk.document.setSource(path, event.currentTarget.value)}
      >
        {words.map((one) => (
          <option key={one} value={one}>
            {say(`provenance-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Notes({ desk, path }: { desk: Desk; path: Path }): JSX.Element | null {
  const notes = notesOn(desk.figures, path);
  if (!notes.length) return null;
  return (
    <p class="note">
      {notes
        .map(([part, word]) =>
          say("workshop-source-note", {
            part: noteWords(desk.figures.game as string, part),
            source: say(`provenance-${word}`),
          }),
        )
        .join(" · ")}
    </p>
  );
}

/** A note of a shipped pack in the reader's language; one that somebody wrote stays as it is. */
function noteWords(game: string, part: string): string {
  const slug = part
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const code = `source-note-${game}-${slug}`;
  return has(code) ? say(code) : part;
}

export function Problems({ problems }: { problems: readonly PackProblem[] }): JSX.Element | null {
  if (!problems.length) return null;
  return (
    <ul class="problems">
      {problems.map((problem, n) => (
        <li key={n} class={problem.is_warning ? "warned" : "refused"}>
          <Icon name={problem.is_warning ? "hint" : "close"} size={14} />
          <span>{problemWords(problem)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many there are; where all are only unusual, it does not look bad. */
export function Count({ problems }: { problems: readonly PackProblem[] }): JSX.Element | null {
  if (!problems.length) return null;
  const isBad = problems.some((problem) => !problem.is_warning);
  return <span class={`count ${isBad ? "bad" : "unusual"}`}>{problems.length}</span>;
}

export function problemWords(problem: PackProblem): string {
  const expected = render(problem.expected);
  const code = problem.is_warning ? "workshop-pack-warning" : "workshop-pack-problem";
  return sentence(say(code, { found: problem.found, expected }));
}

/** A part of the editor; problems of the whole of it are said at its head. */
export function Section({
  desk,
  part,
  title,
  children,
}: {
  desk: Desk;
  part: string;
  title: string;
  children: ComponentChildren;
}): JSX.Element {
  const own = desk.problems.filter((problem) => problem.key === part);
  return (
    <section class="card workshop-section" id={`part-${part}`} aria-label={title} tabIndex={-1}>
      <h2>
        {title}
        <Count problems={problemsAt(desk.problems, part)} />
      </h2>
      <Problems problems={own} />
      {children}
    </section>
  );
}

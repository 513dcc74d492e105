/* What the editors of positions have in common: a card with what is wrong with its fields, and small choices. */
import type { ComponentChildren, JSX } from "preact";
import type { Message } from "../connection/schemas.ts";
import { type Filling, render, say, sentence } from "../words/words.ts";

interface PartProps {
  title: string;
  /** The fields of the position that are edited here. */
  fields: readonly string[];
  problems: readonly Message[];
  children: ComponentChildren;
}

export function PositionPart({ title, fields, problems, children }: PartProps): JSX.Element {
  const own = problems.filter((problem) => fields.includes(fieldOf(problem)));
  return (
    <section
      class={`card setup-part${own.length ? " wrong" : ""}`}
      aria-label={title}
      data-part={fields.join(" ")}
    >
      <h2>{title}</h2>
      {own.length > 0 && (
        <ul class="why">
          {own.map((problem, n) => (
            <li key={n}>{problemWords(problem)}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

export function fieldOf({ params }: Message): string {
  const field = params["field"];
  return typeof field === "string" ? field : "";
}

/** What is wrong with a field; its value need not be read aloud where it is drawn. */
export function problemWords(problem: Message, fieldName?: (field: string) => string): string {
  const expected = problem.params["expected"] as Filling | undefined;
  if (expected === undefined || !fieldOf(problem)) return sentence(render(problem));
  const words = fieldName
    ? say("study-problem", { field: fieldName(fieldOf(problem)), expected })
    : say("study-expected", { expected });
  return sentence(words);
}

interface ChoicesProps<T extends string | number> {
  legend: string;
  name: string;
  chosen: T | null;
  values: readonly T[];
  words: (value: T) => ComponentChildren;
  /** Said aloud where `words` is a picture. */
  label?: (value: T) => string;
  onChoose: (value: T) => void;
}

/** One of a few: radio buttons that look like what they choose. */
export function Choices<T extends string | number>(props: ChoicesProps<T>): JSX.Element {
  const { legend, name, chosen, values, words, label, onChoose } = props;
  return (
    <fieldset class="setup-choices">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value} class={value === chosen ? "chosen" : ""} title={label?.(value)}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            aria-label={label?.(value)}
            onChange={() => onChoose(value)}
            data-choose={`${name}-${value}`}
          />
          {words(value)}
        </label>
      ))}
    </fieldset>
  );
}

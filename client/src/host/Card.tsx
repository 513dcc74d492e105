/* A part of the host's page, and what asks twice before it cannot be undone. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { say } from "../words/words.ts";

export function Card({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="card host-card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const SHOWN = 20;

/** A list, some rows at a time: what is not shown is counted. */
export function Rows<T>({ rows, row }: { rows: readonly T[]; row: (one: T) => JSX.Element }): JSX.Element {
  const [shown, setShown] = useState(SHOWN);
  if (!rows.length) return <p class="note">{say("host-none")}</p>;
  const more = rows.length - shown;
  return (
    <>
      <ul class="host-rows">{rows.slice(0, shown).map(row)}</ul>
      {more > 0 && (
        <button
          type="button"
          class="button small"
          onClick={() => setShown(shown + SHOWN)}
          data-act="more-rows"
        >
          {say("host-more", { count: Math.min(SHOWN, more), all: rows.length })}
        </button>
      )}
    </>
  );
}

/** The first press asks, the second does it. */
export function SureButton({
  label,
  about,
  onSure,
}: {
  label: string;
  about: string;
  onSure: () => void;
}): JSX.Element {
  const [isAsked, ask] = useState(false);
  return (
    <button
      type="button"
      class={`button small${isAsked ? " bad" : ""}`}
      aria-label={`${isAsked ? say("host-sure") : label}: ${about}`}
      onClick={() => (isAsked ? (ask(false), onSure()) : ask(true))}
      onBlur={() => ask(false)}
    >
      {isAsked ? say("host-sure") : label}
    </button>
  );
}

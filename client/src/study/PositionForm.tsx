/* The position field by field: whatever is changed is checked by the referee, all of it at once. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Message } from "../connection/schemas.ts";
import { fieldsOf, positionOf } from "../table/positionFields.ts";
import { render, say, sentence } from "../words/words.ts";

interface Props {
  position: string;
  problems: Message[];
  onSet: (position: string) => Promise<boolean>;
}

export function PositionForm({ position, problems, onSet }: Props): JSX.Element {
  const [text, setText] = useState(position);
  const { game, fields } = fieldsOf(text);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.scrollIntoView({ block: "nearest" }), [problems]); // the button is far below
  const wrong = new Set(problems.map(({ params }) => params?.["field"]));
  return (
    <details class="position-form" open={problems.length > 0}>
      <summary data-act="edit-position">{say("study-edit")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void onSet(text.trim());
        }}
      >
        {problems.length > 0 && (
          <ul class="why" role="alert" ref={list}>
            {problems.map((problem, n) => (
              <li key={n}>{sentence(render(problem))}</li>
            ))}
          </ul>
        )}
        <p class="note">{say("study-edit-words")}</p>
        {fields.map(([name, value], n) => (
          <label key={name} class={wrong.has(name) ? "wrong" : ""}>
            <span>{name}</span>
            <input
              class="field"
              value={value}
              spellcheck={false}
              autocomplete="off"
              aria-invalid={wrong.has(name)}
              onInput={({ currentTarget }) =>
                setText(
                  positionOf(
                    game,
                    fields.map((one, at) => (at === n ? [name, currentTarget.value] : one)),
                  ),
                )
              }
              data-field={name}
            />
          </label>
        ))}
        <label>
          <span>{say("study-position")}</span>
          <textarea
            class="field"
            rows={4}
            value={text}
            spellcheck={false}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
            data-act="position"
          />
        </label>
        <button type="submit" class="button" data-act="set-position">
          {say("study-set")}
        </button>
      </form>
    </details>
  );
}

/* A position set up by hand on the board of its game; the referee checks it while it changes. */
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { StudyShown } from "../connection/reviews.ts";
import { Icon } from "../controls/icons.tsx";
import { UndoButtons, useUndoKeys } from "../drafts/UndoButtons.tsx";
import { useStore } from "../hooks/store.ts";
import { Bar } from "../table/Bar.tsx";
import type { PositionEditor } from "../table/game.ts";
import { gameTitle } from "../table/names.ts";
import { fieldsOf } from "../table/positionFields.ts";
import { problemWords } from "../table/PositionPart.tsx";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { type PositionState, PositionDraft } from "./draft.ts";
import { studies } from "./requests.ts";

interface Props {
  start: StudyShown;
  editor: PositionEditor;
  seatName: (seat: number) => string;
  onDone: (position: string) => void;
  onCancel: () => void;
}

export function SetupPage({ start, editor, seatName, onDone, onCancel }: Props): JSX.Element {
  const { pack, game } = start.game;
  const players = start.game.players.length;
  const draft = useMemo(
    () => new PositionDraft(start, (position) => studies.show({ position, pack, players })),
    [start, pack, players],
  );
  useEffect(() => () => draft.close(), [draft]);
  const state = useStore(draft.state);
  useUndoKeys(draft);
  const fields = useMemo(() => fieldsOf(state.draft).fields, [state.draft]);
  return (
    <>
      <Bar title={gameTitle(game)} isYours={false} turn={say("study-setup")} detail={say("study-title")}>
        <UndoButtons {...{ state, draft }} />
        <button
          type="button"
          class="tool"
          aria-label={say("ui-cancel")}
          onClick={onCancel}
          data-act="setup-cancel"
        >
          <Icon name="close" size={20} />
        </button>
      </Bar>
      <main class="setup" tabIndex={-1} data-setup={state.isChecked ? state.problems.length : "checking"}>
        <editor.Editor
          {...{ players, seatName, fields }}
          pieces={state.shown.pieces}
          options={state.shown.options}
          view={state.shown.game.position}
          problems={state.problems}
          onChange={(changes) => draft.change(changes)}
        />
        <Check {...{ state, editor, seatName }} onDone={() => onDone(state.draft)}>
          <details class="setup-text">
            <summary>{say("study-setup-text")}</summary>
            <textarea
              class="field"
              rows={5}
              value={state.draft}
              spellcheck={false}
              aria-label={say("study-position")}
              onInput={({ currentTarget }) => draft.type(currentTarget.value.trim())}
              data-act="setup-text"
            />
          </details>
        </Check>
      </main>
    </>
  );
}

interface CheckProps extends Pick<Props, "editor" | "seatName"> {
  state: PositionState;
  onDone: () => void;
  children: JSX.Element;
}

/** What the referee says, and the way on. */
function Check({ state, editor, seatName, onDone, children }: CheckProps): JSX.Element {
  const { problems, shown, isChecked, trouble } = state;
  const isGood = isChecked && !problems.length;
  const { to_act } = shown.game;
  const next = to_act ? say("study-turn", { who: seatName(to_act) }) : say("ui-over");
  return (
    <section class="card setup-check" aria-label={say("study-setup-check")} aria-busy={!isChecked}>
      <div class="row">
        <p role="status" class={problems.length ? "bad" : "good"}>
          {problems.length
            ? say("study-setup-wrong", { count: problems.length })
            : say("study-setup-right", { next })}
        </p>
        <button
          type="button"
          class="button primary"
          disabled={!isGood}
          onClick={onDone}
          data-act="setup-done"
        >
          {say("study-setup-done")}
        </button>
      </div>
      {trouble !== null && <p class="why">{problemText(trouble)}</p>}
      {problems.length > 0 && (
        <ul class="why">
          {problems.map((problem, n) => (
            <li key={n}>{problemWords(problem, editor.fieldName)}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

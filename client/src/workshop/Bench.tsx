/* The workbench: the tools at the top, the editor, and beside it what is certain and what is wrong. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Games } from "../connection/schemas.ts";
import { useUndoKeys } from "../drafts/UndoButtons.tsx";
import { useLoaded, useOnChange } from "../hooks/hooks.ts";
import { useStore } from "../hooks/store.ts";
import type { DocumentState } from "../packs/document.ts";
import type { EditorProps } from "../packs/editor.ts";
import type { GameRegistry } from "../table/game.ts";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { Balance } from "./Balance.tsx";
import { Certainty } from "./Certainty.tsx";
import { Jumps } from "./Jumps.tsx";
import { keepDraft, MOST_DRAFTS, nextToGo, type Open } from "./open.ts";
import { ProblemList } from "./ProblemList.tsx";
import { TextEditor } from "./TextEditor.tsx";
import { Toolbar } from "./Toolbar.tsx";

interface Props {
  open: Open;
  shapes: Games;
  games: GameRegistry;
  onOpen: (open: Open) => void;
  onClose: () => void;
}
type Tab = "drawn" | "text" | "balance";
const TABS: readonly Tab[] = ["drawn", "text", "balance"];

export function Bench({ open, shapes, games, onOpen, onClose }: Props): JSX.Element {
  const { document: pack } = open;
  const state = useStore(pack.state);
  const [chosen, setTab] = useState<Tab>("drawn");
  const { checked, draft } = state;
  // A file may be of another game than the one it was opened for: what it says itself counts.
  const shape = shapes.games.find((one) => one.game === checked?.game);
  const game = shape?.game ?? open.game;
  const { loadEditor } = games(game);
  const editor = useLoaded(loadEditor)?.is;
  const tab = chosen === "drawn" && checked && (!loadEditor || !draft.figures) ? "text" : chosen;
  const [doomed] = useState(() => nextToGo(open.draft));
  const isSafe = useDraft(open, state);
  useUndoKeys(pack);
  const mayLeave = (): boolean => isSafe || confirm(say("workshop-lose-sure"));
  return (
    <main class="bench" data-digest={checked?.digest ?? ""} data-checked={state.isChecked}>
      <Toolbar
        {...{ open, state, game, games }}
        shape={shape ?? null}
        onOpen={(next) => (next.document === pack || mayLeave()) && onOpen(next)}
        onClose={() => mayLeave() && onClose()}
      />
      {doomed && !state.past.length && (
        <p class="why" data-last-draft>
          {say("workshop-drafts-full", { title: doomed.title, most: MOST_DRAFTS })}
        </p>
      )}
      <div class="bench-tabs" role="tablist" aria-label={say("ui-workshop")}>
        {TABS.filter((one) => one !== "drawn" || loadEditor).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="bench-panel"
            onClick={() => setTab(one)}
            data-tab={one}
          >
            {say(`workshop-tab-${one}`)}
          </button>
        ))}
      </div>
      {state.trouble !== null && (
        <p class="why" role="alert">
          {problemText(state.trouble)}
        </p>
      )}
      {tab === "drawn" && editor && <Jumps parts={editor.parts} problems={checked?.problems ?? []} />}
      <div class="bench-columns">
        <div class="bench-panel" id="bench-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {tab === "drawn" && <Drawn Editor={editor?.Editor} open={open} />}
          {tab === "text" && (
            <>
              {checked && !loadEditor && <p class="card workshop-words">{say("workshop-no-editor")}</p>}
              <TextEditor document={pack} text={checked?.text ?? draft.base} />
            </>
          )}
          {tab === "balance" && checked && shape && (
            <Balance key={checked.digest} checked={checked} counts={shape.players} />
          )}
        </div>
        <aside class="bench-side">
          {checked && (
            <>
              <Certainty document={pack} sources={checked.sources} />
              <ProblemList
                problems={checked.problems}
                isChecked={state.isChecked}
                onPlace={() => loadEditor && draft.figures && setTab("drawn")}
                nameOf={(key) => editor?.placeName(key, draft.figures ?? {}) ?? key}
              />
            </>
          )}
        </aside>
      </div>
    </main>
  );
}

/** Keep what is not saved in this browser; false while that is not possible: there is no text before a check. */
function useDraft(open: Open, { checked, isChecked, draft, past, trouble }: DocumentState): boolean {
  const [isSafe, setSafe] = useState(true);
  const text = checked?.text ?? draft.base;
  useOnChange(isChecked && `${open.pack} ${open.saved === text} ${text}`, () => {
    if (isChecked && checked) setSafe(keepDraft(open, checked.title, text));
  });
  const isUnheard = !isChecked && trouble !== null && past.length > 0;
  const isLost = isUnheard || (!isSafe && text !== open.saved);
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isLost]);
  return !isLost;
}

interface DrawnProps {
  Editor: ComponentType<EditorProps> | undefined;
  open: Open;
}

function Drawn({ Editor, open }: DrawnProps): JSX.Element {
  const { draft, checked } = useStore(open.document.state);
  if (!draft.figures || !Editor) return <p class="loading">{say("ui-loading")}</p>;
  return (
    <Editor
      document={open.document}
      figures={draft.figures}
      meaning={checked?.meaning ?? null}
      problems={checked?.problems ?? []}
    />
  );
}

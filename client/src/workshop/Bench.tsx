/* The workbench: the tools at the top, the editor, and beside it what is certain and what is wrong. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Games } from "../connection/schemas.ts";
import { useLoaded, useOnChange } from "../hooks/hooks.ts";
import { useStore } from "../hooks/store.ts";
import type { EditorProps } from "../packs/editor.ts";
import type { GameRegistry } from "../table/game.ts";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { Balance } from "./Balance.tsx";
import { Certainty } from "./Certainty.tsx";
import { keepHere, type Open } from "./open.ts";
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
  const { document: pack, game } = open;
  const state = useStore(pack.state);
  const [chosen, setTab] = useState<Tab>("drawn");
  const loaded = useLoaded(games(game).loadEditor);
  const { checked, draft } = state;
  const canDraw = loaded !== null && draft.figures !== null;
  const tab =
    chosen === "drawn" && checked && !canDraw && (!games(game).loadEditor || !draft.figures)
      ? "text"
      : chosen;
  useOnChange(state.isChecked && `${open.pack} ${checked?.text}`, () => {
    if (state.isChecked && checked) keepHere(open, checked.text);
  });
  useUndoKeys(pack);
  const shape = shapes.games.find((one) => one.game === game);
  return (
    <main class="bench" data-digest={checked?.digest ?? ""} data-checked={state.isChecked}>
      <Toolbar {...{ open, state, games, onOpen, onClose }} shape={shape ?? null} />
      <div class="bench-tabs" role="tablist" aria-label={say("ui-workshop")}>
        {TABS.filter((one) => one !== "drawn" || games(game).loadEditor).map((one) => (
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
      <div class="bench-columns">
        <div class="bench-panel" id="bench-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
          {tab === "drawn" && loaded && <Drawn Editor={loaded.is} open={open} />}
          {tab === "text" && checked && <TextEditor document={pack} text={checked.text} />}
          {tab === "balance" && checked && shape && (
            <Balance key={checked.digest} checked={checked} counts={shape.players} />
          )}
        </div>
        <aside class="bench-side">
          {checked && (
            <>
              <Certainty document={pack} sources={checked.sources} />
              <ProblemList problems={checked.problems} isChecked={state.isChecked} />
            </>
          )}
        </aside>
      </div>
    </main>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, but for fields: a browser undoes what is typed there. */
function useUndoKeys(pack: Open["document"]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyped = (event.target as Element | null)?.matches?.(
        "textarea, input:not([type=checkbox], [type=radio])",
      );
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || isTyped || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) pack.redo();
      else pack.undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [pack]);
}

function Drawn({ Editor, open }: { Editor: ComponentType<EditorProps>; open: Open }): JSX.Element {
  const { draft, checked } = useStore(open.document.state);
  if (!draft.figures) return <p class="loading">{say("ui-loading")}</p>;
  return (
    <Editor
      document={open.document}
      figures={draft.figures}
      meaning={checked?.meaning ?? null}
      problems={checked?.problems ?? []}
    />
  );
}

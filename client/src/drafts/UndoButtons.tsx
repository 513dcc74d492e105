/* One step back, and on again: by buttons and by keys. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { ToolButton } from "../controls/ToolButton.tsx";
import { say } from "../words/words.ts";
import type { Edited } from "./draft.ts";

interface Props {
  state: Pick<Edited<unknown>, "past" | "future">;
  draft: { undo: () => void; redo: () => void };
}

export function UndoButtons({ state, draft }: Props): JSX.Element {
  return (
    <>
      <ToolButton
        icon="undo"
        label={say("ui-undo-step")}
        keys="Ctrl+Z"
        act="undo-step"
        disabled={!state.past.length}
        onClick={() => draft.undo()}
      />
      <span class="mirrored">
        <ToolButton
          icon="undo"
          label={say("ui-redo-step")}
          keys="Ctrl+Shift+Z"
          act="redo-step"
          disabled={!state.future.length}
          onClick={() => draft.redo()}
        />
      </span>
    </>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, but for fields: a browser undoes what is typed there. */
export function useUndoKeys(draft: Props["draft"]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyped = (event.target as Element | null)?.matches?.(
        "textarea, input:not([type=checkbox], [type=radio])",
      );
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || isTyped || (key !== "z" && key !== "y")) return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) draft.redo();
      else draft.undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [draft]);
}

/* The action bar when there is nothing to place: what there is to do, whom we wait for, or the way back to the sheet. */
import type { ComponentChildren, JSX } from "preact";
import type { TableView } from "../connection/tableState.ts";
import { say } from "../words/words.ts";
import { actorName } from "./names.ts";

interface Props {
  table: TableView;
  /** What to do, where it is one's turn. */
  words?: string | null;
  onSheet?: (() => void) | null | undefined;
  children?: ComponentChildren;
}

export function IdleBar({ table, words, onSheet, children }: Props): JSX.Element {
  return (
    <div class="action rest">
      <p class="action-words">{words ?? waitingWords(table)}</p>
      {children}
      {onSheet && (
        <button type="button" class="button" onClick={onSheet} data-act="show-end">
          {say("ui-show-sheet")}
        </button>
      )}
    </div>
  );
}

function waitingWords(table: TableView): string {
  if (table.game.over) return say("ui-rest-over");
  return table.game.to_act
    ? say("ui-rest-waiting", { name: actorName(table.game, table.game.to_act) })
    : say("ui-rest-drawing");
}

/* The action bar: the chosen move, and the button that plays it. */
import type { JSX } from "preact";
import type { TableView } from "../../connection/tableState.ts";
import { Icon } from "../../controls/icons.tsx";
import { IdleBar } from "../../table/IdleBar.tsx";
import { render, say, sentence } from "../../words/words.ts";
import type { Moves } from "./useMoves.ts";

interface Props {
  moves: Moves;
  table: TableView;
  onPlay: () => void;
  onSheet: (() => void) | null | undefined;
}

export function ActionBar({ moves, table, onPlay, onSheet }: Props): JSX.Element {
  const chosen = moves.found.find(({ move }) => move === moves.chosen);
  if (!chosen)
    return <IdleBar table={table} words={moves.isOpen ? say("ui-rest-move") : null} onSheet={onSheet} />;
  const refused = moves.answer?.type === "refused" ? sentence(render(moves.answer.message)) : "";
  return (
    <div class="action" role="group" aria-label={chosen.words}>
      <p class="action-words grow" aria-live="polite">
        <b>{chosen.words}</b>
        {refused && <span class="why">{refused}</span>}
      </p>
      <div class="acts">
        <button
          type="button"
          class="button"
          onClick={() => moves.choose(null)}
          data-act="cancel"
          aria-keyshortcuts="Escape"
        >
          {say("ui-cancel")}
        </button>
        <button
          type="button"
          class="button primary"
          aria-disabled={moves.isSending}
          onClick={onPlay}
          data-act="commit"
        >
          <Icon name="check" size={18} />
          <span>{say("ui-play")}</span>
        </button>
      </div>
    </div>
  );
}

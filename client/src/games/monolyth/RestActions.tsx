/* The action bar when nothing is taken up. */
import type { JSX } from "preact";
import type { TableView } from "../../connection/tableState.ts";
import { IdleBar } from "../../table/IdleBar.tsx";
import { seatName } from "../../table/names.ts";
import { say } from "../../words/words.ts";
import type { MonolythChoices } from "./wire.ts";

interface RestProps {
  table: TableView;
  choices: MonolythChoices | null;
  /** Whose tower is on the stage, if it is not the own one. */
  lookingAt: number | null;
  onBack: () => void;
  onSheet: (() => void) | null | undefined;
}

/** Nothing is taken up: what one may do, or whose tower one looks at. */
export function RestActions({ table, choices, lookingAt, onBack, onSheet }: RestProps): JSX.Element {
  const words = lookingAt
    ? say("ui-looking-at", { name: seatName(table.game, lookingAt) })
    : restWords(choices);
  return (
    <IdleBar table={table} words={words} onSheet={onSheet}>
      {lookingAt && (
        <button type="button" class="button" onClick={onBack} data-act="back-to-own">
          {say(table.game.seat ? "ui-back-to-own" : "ui-back-to-first")}
        </button>
      )}
    </IdleBar>
  );
}

function restWords(choices: MonolythChoices | null): string | null {
  if (!choices) return null;
  const canPlace = Object.keys(choices.places).length + choices.swaps.length > 0;
  if (choices.discards.length) return say("ui-rest-discard");
  if (!choices.prophecies.length || !choices.walls.length) return say("ui-rest-stone");
  return canPlace ? say("ui-rest-both") : say("ui-rest-prophecy");
}

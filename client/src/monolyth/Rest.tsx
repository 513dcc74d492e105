/* The action bar at rest: what there is to do, or whom we wait for. */
import type { JSX } from "preact";
import { seatName } from "../table/naming.ts";
import type { MonolythChoices, TableView } from "../wire/messages.ts";
import { say } from "../words/words.ts";

export function Rest({ table }: { table: TableView }): JSX.Element {
  return (
    <div class="action rest">
      <p class="action-words">{restWords(table)}</p>
    </div>
  );
}

export function restWords(table: TableView): string {
  const choices = table.choices as MonolythChoices | null;
  if (table.status === "over") return say("ui-rest-over");
  if (!choices)
    return table.to_act
      ? say("ui-rest-waiting", { name: seatName(table, table.to_act) })
      : say("ui-rest-drawing");
  const canPlace = Object.keys(choices.places).length + Object.keys(choices.swaps).length > 0;
  if (choices.discards.length) return say("ui-rest-discard");
  if (!choices.prophecies.length || !choices.walls.length) return say("ui-rest-stone");
  return canPlace ? say("ui-rest-both") : say("ui-rest-prophecy");
}

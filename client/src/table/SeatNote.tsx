/* One line about a seat: who starts, a bot, away, how many turns ago. */
import type { JSX } from "preact";
import type { TableView } from "../connection/tableState.ts";
import { say } from "../words/words.ts";
import { botOn, courseOf, levelName, playerOn } from "./names.ts";
import { useShape } from "./useShape.ts";

export function SeatNote({
  table,
  seat,
  extra,
}: {
  table: TableView;
  seat: number;
  extra?: string;
}): JSX.Element {
  const state = table.room?.seats[seat];
  const levels = useShape(table.game.game)?.levels ?? [];
  const notes: string[] = [];
  if (extra) notes.push(extra);
  const player = playerOn(table.game, seat);
  const bot = botOn(player);
  const strength = levels.find(({ name }) => name === bot)?.strength;
  if (player?.kind === "person" && player.bot) notes.push(levelName(player.bot));
  if (player?.kind === "person" && player.program && !player.bot) notes.push(say("ui-program-plays"));
  if (bot !== null) notes.push(strength ? say("ui-bot-strength", { strength }) : say("ui-bot"));
  else if (player?.kind === "person" && state?.online === false && seat !== table.game.seat)
    notes.push(say("ui-away"));
  if (courseOf(table.game).first === seat && table.game.players.length > 1) notes.push(say("ui-starts"));
  if (state?.resigned) notes.push(say("ui-resigned"));
  return <p class="note">{notes.join("\u00a0· ")}</p>;
}

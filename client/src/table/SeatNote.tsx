/* One line about a seat: who starts, a bot, away, how many turns ago. */
import type { JSX } from "preact";
import type { TableView } from "../connection/messages.ts";
import { say } from "../words/words.ts";
import { botOn, courseOf, levelName, seatOf } from "./names.ts";
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
  const sitting = seatOf(table, seat);
  const levels = useShape(table.game)?.levels ?? [];
  const notes: string[] = [];
  if (extra) notes.push(extra);
  const player = sitting?.player;
  const bot = botOn(player);
  const strength = levels.find(({ name }) => name === bot)?.strength;
  if (player?.kind === "person" && player.bot) notes.push(levelName(player.bot));
  if (player?.kind === "person" && player.program && !player.bot) notes.push(say("ui-program-plays"));
  if (bot !== null) notes.push(strength ? say("ui-bot-strength", { strength }) : say("ui-bot"));
  else if (player?.kind === "person" && !sitting?.online && seat !== table.you.seat)
    notes.push(say("ui-away"));
  if (courseOf(table).first === seat && table.players > 1) notes.push(say("ui-starts"));
  if (sitting?.resigned) notes.push(say("ui-resigned"));
  return <p class="note">{notes.join("\u00a0· ")}</p>;
}

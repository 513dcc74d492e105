/* What has happened since something was last announced, in words: each event once. */
import type { ChatLine, LogLine } from "../connection/messages.ts";
import type { TableView } from "../connection/tableState.ts";
import { say } from "../words/words.ts";
import { chatWords } from "./chatWords.ts";
import { isYourTurn, lineWords } from "./names.ts";

export interface Seen {
  table: TableView;
  log: readonly LogLine[];
  chat: readonly ChatLine[];
}

/** How far it was announced. */
export interface Announced {
  lines: number;
  chat: number;
  turn: number;
}

/** All of it: on opening a table, what was there before is not news. */
export function announced({ table, log, chat }: Seen): Announced {
  return { lines: log.length, chat: chat.at(-1)?.number ?? 0, turn: table.game.to_act };
}

export function newsSince(before: Announced, { table, log, chat }: Seen): string[] {
  const isTakenBack = log.length < before.lines;
  const isNewTurn = table.game.to_act !== before.turn && isYourTurn(table);
  return [
    ...(isTakenBack ? [say("ui-taken-back")] : []),
    ...log.slice(before.lines).map((line) => lineWords(table.game, line)),
    ...chat.filter(({ number }) => number > before.chat).map(chatWords),
    ...(isNewTurn ? [say("ui-your-turn")] : []),
  ];
}

/* What is heard of what happens: the newest event, and that it is one's turn. */
import { useEffect, useRef } from "preact/hooks";
import type { GameClient } from "./game.ts";
import { isYourTurn } from "./names.ts";
import type { LogLine } from "../connection/messages.ts";
import type { TableView } from "../connection/tableState.ts";
import { play } from "../sound/sounds.ts";

export function useTurnSound(game: GameClient, table: TableView, log: LogLine[]): void {
  const before = useRef({ lines: log.length, turn: table.game.to_act });
  useEffect(() => {
    const news = log.slice(before.current.lines);
    const isNewTurn = isYourTurn(table) && before.current.turn !== table.game.to_act;
    before.current = { lines: log.length, turn: table.game.to_act };
    const heard = news.map(game.soundOf).find((sound) => sound !== null);
    if (heard) play(heard.sound, heard.size);
    if (!isNewTurn) return;
    const timer = setTimeout(() => play("turn"), heard ? 260 : 0);
    return () => clearTimeout(timer);
  }, [game, table, log]);
}

/* What is heard of what happens: the newest event, and that it is one's turn. */
import { useEffect, useRef } from "preact/hooks";
import { isYourTurn } from "./names.ts";
import type { LogLine, TableView } from "../connection/messages.ts";
import { play, type Sound } from "../sound/sounds.ts";

function soundOf(line: LogLine): { sound: Sound; size: number } | null {
  const text = line.text;
  if (line.gains.length) return { sound: "level", size: 1 };
  if (/^@\d+ swap/.test(text)) return { sound: "stone", size: 1 };
  const stone = /^@\d+ \D*(\d)/.exec(text);
  if (stone) return { sound: "stone", size: Number(stone[1]) };
  if (text.startsWith("prophecy") || text.startsWith("take")) return { sound: "crystal", size: 1 };
  if (text.startsWith("amethyst")) return { sound: "bag", size: 1 };
  const face = /^[A-Z]([CLP]) /.exec(text)?.[1];
  if (face) return { sound: face === "C" ? "brass" : face === "L" ? "wick" : "iron", size: 1 };
  return text.startsWith("companion") ? { sound: "wick", size: 1 } : null;
}

export function useTurnSound(table: TableView, log: LogLine[]): void {
  const before = useRef({ lines: log.length, turn: table.to_act });
  useEffect(() => {
    const news = log.slice(before.current.lines);
    const isNewTurn = isYourTurn(table) && before.current.turn !== table.to_act;
    before.current = { lines: log.length, turn: table.to_act };
    const heard = news.map(soundOf).find((sound) => sound !== null);
    if (heard) play(heard.sound, heard.size);
    if (!isNewTurn) return;
    const timer = setTimeout(() => play("turn"), heard ? 260 : 0);
    return () => clearTimeout(timer);
  }, [table, log]);
}

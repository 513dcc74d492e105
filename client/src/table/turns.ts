/* The log as turns: which lines belong together, and how they are counted. Pure. */
import type { LogLine } from "../connection/messages.ts";

export interface TurnLines {
  /** Such as `9.2`: the second turn of round 9; empty for what the table did. */
  number: string;
  seat: number;
  lines: LogLine[];
}

/** Lines grouped by turn, oldest first; what is drawn belongs to the turn that drew it. */
export function turnsOf(log: readonly LogLine[], players: number): TurnLines[] {
  const turns: TurnLines[] = [];
  let count = 0;
  for (const line of log) {
    const last = turns[turns.length - 1];
    if (line.seat === 0) {
      if (last) last.lines.push(line);
      else turns.push({ number: "", seat: 0, lines: [line] });
    } else if (last && last.seat === line.seat && !begins(line)) {
      last.lines.push(line);
    } else {
      turns.push({
        number: `${Math.floor(count / players) + 1}.${(count % players) + 1}`,
        seat: line.seat,
        lines: [line],
      });
      count += 1;
    }
  }
  return turns;
}

/** A turn begins with a crystal move, a prophecy, a tool; a companion may also follow a tool. */
function begins({ text, message }: LogLine): boolean {
  if (text.startsWith("companion")) return !message.code.startsWith("event-ocelot-move");
  return !/^(give|stay|take|done)\b/.test(text);
}

/* The log as turns: which lines belong together, and how they are counted. Pure. */
import type { LogLine } from "../connection/messages.ts";

export interface TurnLines {
  /** Such as `9.2`: the second turn of round 9; empty while the game is set up. */
  number: string;
  seat: number;
  lines: LogLine[];
}

/** Lines grouped by turn, oldest first. */
export function turnsOf(log: readonly LogLine[], players: number): TurnLines[] {
  const turns = new Map<number, TurnLines>();
  for (const line of log) {
    const known = turns.get(line.turn);
    if (known) {
      known.lines.push(line);
      known.seat ||= line.seat;
    } else turns.set(line.turn, { number: turnNumber(line.turn, players), seat: line.seat, lines: [line] });
  }
  return [...turns.values()];
}

/** A turn as the record counts it. */
export function turnNumber(turn: number, players: number): string {
  return turn ? `${Math.floor((turn - 1) / players) + 1}.${((turn - 1) % players) + 1}` : "";
}

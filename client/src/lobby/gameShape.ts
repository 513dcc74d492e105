/* What the server says about a game that can be played here. Pure. */
import type { GameShape } from "../connection/schemas.ts";

/** As many people as a game is played with at once: two where that is possible. */
export function usualPlayers({ players }: GameShape): number {
  return players.includes(2) ? 2 : (players.find((count) => count > 1) ?? players[0] ?? 1);
}

export function hasSolo({ players }: GameShape): boolean {
  return players.includes(1);
}

/** What the game's own part of the form offers. */
export function optionsOf({ packs }: GameShape): unknown {
  return packs[0]?.options ?? {};
}

/** Everybody else at the table is a bot of this level. */
export function botsFor(shape: GameShape, level: string): Record<string, string> {
  const seats = Array.from({ length: usualPlayers(shape) - 1 }, (_, n) => String(n + 2));
  return Object.fromEntries(seats.map((seat) => [seat, level]));
}

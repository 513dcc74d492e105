/* What a host has chosen for a new table, and the events that say so. Pure. */

export interface Chosen {
  /** 0: at random. */
  card: number;
  /** 0: at random. */
  first: number;
  /** Seat -> name of its board; none for a random one. */
  boards: Record<number, string>;
}

export const NOTHING: Chosen = { card: 0, first: 0, boards: {} };

/** Only what is there with so many players. */
export function setupOf({ card, first, boards }: Chosen, players: number): string[] {
  const seats = Array.from({ length: players }, (_, n) => n + 1);
  return [
    ...(card ? [`card ${card}`] : []),
    ...seats.filter((seat) => boards[seat]).map((seat) => `board ${seat} ${boards[seat]}`),
    ...(players > 1 && first && first <= players ? [`first ${first}`] : []),
  ];
}

/** The boards that a seat may have: nobody else has chosen them. */
export function boardsFor(seat: number, names: string[], { boards }: Chosen, players: number): string[] {
  const others = Object.entries(boards)
    .filter(([other]) => Number(other) !== seat && Number(other) <= players)
    .map(([, name]) => name);
  return names.filter((name) => !others.includes(name));
}

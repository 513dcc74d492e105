/* A table as it is being planned, and as it is asked for. Pure. */
import type { ClockShape, NewTable } from "../connection/schemas.ts";

export const NO_CLOCK: ClockShape = { kind: "none" };

export interface Draft {
  game: string;
  players: number;
  /** 0: only watching. */
  mySeat: number;
  /** Seat -> level of a bot, or nothing for an open seat. */
  seats: Record<number, string>;
  /** What the game's own options set up; the rest is left to chance. */
  setup: string[];
  clock: ClockShape;
  onTimeout: "bot" | "loss";
  listed: boolean;
  rated: boolean;
  /** Counts only where nobody else plays, since nobody could be asked. */
  practice: boolean;
  match: boolean;
  packText: string;
}

export function draftOf(game: string, players: number): Draft {
  return {
    game,
    players,
    mySeat: 1,
    seats: {},
    setup: [],
    clock: NO_CLOCK,
    onTimeout: "bot",
    listed: false,
    rated: false,
    practice: true,
    match: false,
    packText: "",
  };
}

/** Does nobody play but me and bots, in a game that is not rated? */
export function mayPractise({ players, mySeat, seats, rated }: Draft): boolean {
  const others = Array.from({ length: players }, (_, n) => n + 1).filter((seat) => seat !== mySeat);
  return mySeat > 0 && others.every((seat) => seats[seat]) && !(rated && players > 1);
}

export function tableOf(draft: Draft): NewTable {
  const bots = Object.entries(draft.seats).filter(
    ([seat, level]) => level && Number(seat) <= draft.players && Number(seat) !== draft.mySeat,
  );
  return {
    game: draft.game,
    players: draft.players,
    seat: draft.mySeat,
    bots: Object.fromEntries(bots),
    setup: draft.setup,
    clock: draft.clock,
    on_timeout: draft.onTimeout,
    listed: draft.listed,
    rated: draft.rated && draft.players > 1,
    practice: draft.practice && mayPractise(draft),
    match: draft.match && draft.players === 2,
    ...(draft.packText ? { pack_text: draft.packText } : {}),
  };
}

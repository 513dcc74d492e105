/* A table as it is being planned, and as it is asked for. Pure. */
import type { ClockShape, NewTable } from "../connection/schemas.ts";

export interface Draft {
  game: "monolyth" | "ocelot";
  players: number;
  /** 0: only watching. */
  mySeat: number;
  /** Seat -> level of a bot, or nothing for an open seat. */
  seats: Record<number, string>;
  /** Structure card, 0 for a random one. */
  card: number;
  /** `none`, `live 10+5`, `days 3`. */
  clock: string;
  onTimeout: "bot" | "loss";
  listed: boolean;
  rated: boolean;
  match: boolean;
  packText: string;
}

export function draftOf(game: Draft["game"]): Draft {
  return {
    game,
    players: 2,
    mySeat: 1,
    seats: {},
    card: 0,
    clock: "none",
    onTimeout: "bot",
    listed: false,
    rated: false,
    match: false,
    packText: "",
  };
}

export function clockOf(text: string): ClockShape {
  const live = /^live (\d+)\+(\d+)$/.exec(text);
  if (live) return { kind: "live", minutes: Number(live[1]), increment: Number(live[2]) };
  const days = /^days (\d+)$/.exec(text);
  return days ? { kind: "days", days: Number(days[1]) } : { kind: "none" };
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
    setup: draft.game === "monolyth" && draft.card ? [`card ${draft.card}`] : [],
    clock: clockOf(draft.clock),
    on_timeout: draft.onTimeout,
    listed: draft.listed,
    rated: draft.rated && draft.players > 1,
    match: draft.match && draft.players === 2,
    ...(draft.packText ? { pack_text: draft.packText } : {}),
  };
}

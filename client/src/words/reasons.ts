/* Reasons for a move: each is a sentence of its own. They speak to whoever made the move; others are told by name. */
import type { Words } from "../connection/messages.ts";
import { type Filling, type Fillings, say } from "./words.ts";

export function joined(reasons: readonly Words[]): Words {
  return reasons.reduce((first, second) => ({ code: "reason-also", params: { first, second } }));
}

/** Whom a reason is about, and who reads it. */
export interface Told {
  /** Who made the move, from 1. */
  seat: number;
  /** The reader's own seat; 0 for somebody who only watches. */
  reader: number;
  /** By seat. */
  names: readonly string[];
}

/** A reason in words that fit its reader: to oneself, to the other, or about somebody by name. */
export function reasonFor(reason: Words, told: Told): string {
  const { seat, reader, names } = told;
  const params = (reason.params ?? {}) as Fillings;
  const inner = Object.entries(params).map(([key, value]) => [key, fillingFor(value, told)]);
  const fillings = { name: names[seat - 1] ?? "", ...Object.fromEntries(inner) } as Fillings;
  if (seat === reader) return say(reason.code, fillings);
  return say(reason.code, fillings, ...(seatIn(params.other) === reader ? ["against"] : []), "named");
}

function fillingFor(value: Filling, told: Told): Filling {
  if (!isWords(value)) return value;
  const seat = seatIn(value);
  return seat === undefined ? reasonFor(value, told) : (told.names[seat - 1] ?? value);
}

function seatIn(value: Filling | undefined): number | undefined {
  const seat = isWords(value) ? value.params?.seat : undefined;
  return typeof seat === "number" ? seat : undefined;
}

function isWords(value: Filling | undefined): value is Words {
  return typeof value === "object" && "code" in value;
}

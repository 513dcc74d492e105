/* What an event of this game did, as the server says it. */
import type { LogLine } from "../../connection/messages.ts";
import type { Heard } from "../../table/game.ts";
import type { MonolythFacts } from "./wire.ts";

export function factsOf(line: LogLine): MonolythFacts {
  return line.facts as MonolythFacts;
}

const QUIET = new Set<MonolythFacts["kind"]>(["card", "board", "first", "fill"]);

/** Setting up and refilling are seen on the table. */
export function isQuiet(line: LogLine): boolean {
  return QUIET.has(factsOf(line).kind);
}

export function soundOf(line: LogLine): Heard | null {
  const facts = factsOf(line);
  if (line.gains.length) return { sound: "level", size: 1 };
  if (facts.kind === "place" || facts.kind === "swap") return { sound: "stone", size: facts.cells.length };
  return facts.kind === "prophesy" ? { sound: "crystal", size: 1 } : null;
}

export interface LastMove {
  seat: number;
  /** Where the crystal went; nowhere for a prophecy. */
  site: number | null;
  /** The cells that were filled. */
  cells: readonly number[];
}

/** The last decision, but for tokens that are given up. */
export function lastMove(log: readonly LogLine[]): LastMove | null {
  const line = log.findLast((one) => one.seat > 0 && factsOf(one).kind !== "give");
  if (!line) return null;
  const facts = factsOf(line);
  return {
    seat: line.seat,
    site: "site" in facts ? facts.site : null,
    cells: "cells" in facts ? facts.cells : [],
  };
}

/* A stone by the name that it has on the wire. */
import type { MonolythPieces, StoneParts } from "./wire.ts";

const UNKNOWN: StoneParts = { colour: "", shape: "" };

export function partsOf(pieces: MonolythPieces, stone: string): StoneParts {
  return pieces.stones[stone] ?? UNKNOWN;
}

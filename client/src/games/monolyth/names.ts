/* Names of stones, colours and seats for people, by the catalogues. */
import type { MonolythPieces } from "./wire.ts";
import { say } from "../../words/words.ts";
import { partsOf } from "./stone.ts";

export function colourName(pieces: MonolythPieces, letter: string): string {
  return say(`colour-${pieces.colours[letter] ?? letter}`);
}

/** A stone in notation, such as `O-L4`, in words. */
export function stoneName(pieces: MonolythPieces, stone: string): string {
  const { colour: letter, shape } = partsOf(stone);
  const name = shape === pieces.single ? "single" : shape;
  return say("stone", { colour: colourName(pieces, letter), shape: { code: "shape", params: { name } } });
}

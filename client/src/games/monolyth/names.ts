/* Names of stones, colours and seats for people, by the catalogues. */
import type { MonolythPieces, StoneParts } from "./wire.ts";
import { say } from "../../words/words.ts";

export function colourName(pieces: MonolythPieces, letter: string): string {
  return say(`colour-${pieces.colours[letter] ?? letter}`);
}

/** A stone in words. */
export function stoneName(pieces: MonolythPieces, { colour: letter, shape }: StoneParts): string {
  const name = shape === pieces.single ? "single" : shape;
  return say("stone", { colour: colourName(pieces, letter), shape: { code: "shape", params: { name } } });
}

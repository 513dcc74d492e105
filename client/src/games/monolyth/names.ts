/* Names of stones, colours and seats for people, by the catalogues. */
import type { MonolythPieces, StoneParts, WallView } from "./wire.ts";
import { say } from "../../words/words.ts";

export function colourName(pieces: MonolythPieces, letter: string): string {
  return say(`colour-${pieces.colours[letter] ?? letter}`);
}

/** The walls in notation, clockwise: letters of their colours; the second wall of a colour is B2. */
export function wallNames(walls: readonly WallView[]): string[] {
  return walls.map(({ colour }, side) => {
    const before = walls.slice(0, side).filter((wall) => wall.colour === colour).length;
    return before ? `${colour}${before + 1}` : colour;
  });
}

/** A stone in words. */
export function stoneName(pieces: MonolythPieces, { colour: letter, shape }: StoneParts): string {
  const name = shape === pieces.single ? "single" : shape;
  return say("stone", { colour: colourName(pieces, letter), shape: { code: "shape", params: { name } } });
}

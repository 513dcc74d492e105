/* A tower on the wire as something to draw. */
import type { Built } from "./tower/Tower.tsx";
import type { MonolythPieces, TowerView } from "./wire.ts";
import { partsOf } from "./stone.ts";

export function sidesOf(pieces: MonolythPieces, tower: TowerView): string[] {
  return tower.board.split("").map((letter) => pieces.colours[letter] ?? letter);
}

export function builtOf(pieces: MonolythPieces, tower: TowerView, last: readonly number[] = []): Built[] {
  return Object.values(tower.stones).map(({ stone, cells }, n) => ({
    key: String(n),
    colour: pieces.colours[partsOf(pieces, stone).colour] ?? "",
    cells,
    last: last.length > 0 && cells.every((cell) => last.includes(cell)),
  }));
}

/* The pack on the workbench: which one it is, and what is kept in this browser in case of a reload. */
import { PackDocument } from "../packs/document.ts";
import { workshop } from "../packs/requests.ts";

/** A pack that is being edited; `pack` is its key once it is kept under my name. */
export interface Open {
  /** Another document is another number. */
  number: number;
  game: string;
  pack: string | null;
  document: PackDocument;
}

interface Kept {
  game: string;
  pack: string | null;
  text: string;
}

const PLACE = "lapidarium-workshop";

let last = 0;

export function opened(game: string, pack: string | null, text: string): Open {
  last += 1;
  return { number: last, game, pack, document: new PackDocument(text, workshop.check) };
}

export function keepHere(open: Open, text: string): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ game: open.game, pack: open.pack, text }));
  } catch {
    // a browser that stores nothing: then a reload loses what was not saved
  }
}

export function keptHere(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Kept> | null;
    if (typeof found?.game !== "string" || typeof found.text !== "string") return null;
    return { game: found.game, text: found.text, pack: found.pack ?? null };
  } catch {
    return null;
  }
}

export function forgetHere(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // nothing was stored
  }
}

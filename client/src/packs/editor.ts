/* What an editor of a game's packs is given. */
import type { PackProblem } from "../connection/workshop.ts";
import type { PackDocument } from "./document.ts";
import type { Figures } from "./figures.ts";

export interface EditorProps {
  document: PackDocument;
  /** In the game's own form. */
  figures: Figures;
  /** What the figures come to, as of the last check. */
  meaning: unknown;
  problems: readonly PackProblem[];
}

/* What an editor of a game's packs is, and what it is given. */
import type { ComponentType } from "preact";
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

export interface PackEditor {
  Editor: ComponentType<EditorProps>;
  /** The parts of the page from the top, each with the code of its title. */
  parts: readonly (readonly [part: string, title: string])[];
  /** What a place of a pack, such as `stone[2].cells`, is called on the page. */
  placeName: (key: string, figures: Figures) => string;
}

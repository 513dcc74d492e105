/* A game without drawings, as the server shows it (`kind: "any"`). */
import type { Words } from "../../connection/messages.ts";

export interface AnyView {
  kind: "any";
  /** The position in words. */
  lines: Words[];
  /** Points by seat; none where they are not known yet. */
  scores?: readonly (number | null)[];
}

/** A move that may be made now, in notation and in words. */
export interface AnyMove {
  move: string;
  message: Words;
}

export interface AnyChoices {
  moves: AnyMove[];
}

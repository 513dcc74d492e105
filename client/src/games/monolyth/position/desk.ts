/* What every part of the editor is handed: the position, what is wrong with it, and how it is changed. */
import type { Message } from "../../../connection/schemas.ts";
import type { Field, FieldChanges } from "../../../table/positionFields.ts";
import type { MonolythPieces } from "../wire.ts";

export interface PositionDesk {
  pieces: MonolythPieces;
  fields: readonly Field[];
  problems: readonly Message[];
  onChange: (changes: FieldChanges) => void;
}

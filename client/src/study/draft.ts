/* A position while it is set up by hand: it changes at once, and the referee says what is wrong with it. */
import type { Study, StudyShown } from "../connection/reviews.ts";
import type { Message } from "../connection/schemas.ts";
import { CheckedDraft, type Edited } from "../drafts/draft.ts";
import { changed, type FieldChanges } from "../table/positionFields.ts";

export interface PositionState extends Edited<string> {
  /** The last position that could be set up. */
  shown: StudyShown;
  /** Of the draft, once it is checked. */
  problems: readonly Message[];
}

export class PositionDraft extends CheckedDraft<string, Study, PositionState> {
  constructor(start: StudyShown, check: (position: string) => Promise<Study>) {
    const draft = start.position;
    super({ draft, past: [], future: [], shown: start, problems: [], isChecked: true, trouble: null }, check);
  }

  /** Other values of some fields. */
  change(changes: FieldChanges): void {
    this.type(changed(this.state.get().draft, changes));
  }

  /** Another text. */
  type(text: string): void {
    if (text !== this.state.get().draft) this.go(text);
  }

  protected read({ shown, problems }: Study, old: PositionState): Partial<PositionState> {
    return { shown: shown ?? old.shown, problems };
  }
}

/* A pack while it is edited: its figures change at once, and the server says what they mean. */
import type { CheckedPack, PackProblem } from "../connection/workshop.ts";
import { CheckedDraft, type Edited } from "../drafts/draft.ts";
import { Store } from "../hooks/store.ts";
import { changed, type Figures, type Mine, type Path, type Value, withSource, withValue } from "./figures.ts";

/** What can be undone: the text it began with, and figures in place of the text's own. */
export interface Draft {
  base: string;
  /** Null while the pack is edited as text. */
  figures: Figures | null;
}

export interface DocumentState extends Edited<Draft> {
  /** What the server last said; `text` is the whole pack. */
  checked: CheckedPack | null;
}

export type Check = (text: string, figures: Figures | null) => Promise<CheckedPack>;

export class PackDocument extends CheckedDraft<Draft, CheckedPack, DocumentState> {
  /** What a change of mine is from now on. */
  readonly mine = new Store<Mine>("seen");

  constructor(text: string, check: Check) {
    const draft: Draft = { base: text, figures: null };
    super({ draft, past: [], future: [], checked: null, isChecked: false, trouble: null }, (one) =>
      check(one.base, one.figures),
    );
    void this.ask();
  }

  get figures(): Figures {
    return this.state.get().draft.figures ?? {};
  }

  /** Another figure: it becomes mine. Without a value the figure goes. */
  change(path: Path, value: Value | undefined): void {
    this.step(changed(this.figures, path, value, this.mine.get()));
  }

  /** Several at once, as one step. */
  edit(next: (figures: Figures, mine: Mine) => Figures): void {
    this.step(next(this.figures, this.mine.get()));
  }

  /** Something that has no source: a name, or a whole list of tables. */
  put(path: Path, value: Value): void {
    this.step(withValue(this.figures, path, value) as Figures);
  }

  setSource(path: Path, word: string): void {
    this.step(withSource(this.figures, path, word));
  }

  /** Another text. */
  type(base: string): void {
    this.go({ base, figures: null });
  }

  private step(figures: Figures): void {
    this.go({ base: this.state.get().draft.base, figures });
  }

  /** A text whose figures can be drawn is edited by clicking from now on. */
  protected read(checked: CheckedPack, { draft }: DocumentState): Partial<DocumentState> {
    return { draft: { ...draft, figures: draft.figures ?? (checked.figures as Figures | null) }, checked };
  }
}

/** The problems of a figure, and of what is inside it. */
export function problemsAt(problems: readonly PackProblem[], key: string): PackProblem[] {
  return problems.filter(
    (one) => one.key === key || one.key.startsWith(`${key}[`) || one.key.startsWith(`${key}.`),
  );
}

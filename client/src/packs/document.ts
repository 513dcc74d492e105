/* A pack while it is edited: its figures change at once, and the server says what they mean. */
import { Refusal } from "../connection/http.ts";
import type { CheckedPack, PackProblem } from "../connection/workshop.ts";
import { Store } from "../hooks/store.ts";
import { changed, type Figures, type Mine, type Path, type Value, withSource, withValue } from "./figures.ts";

/** What can be undone: the text it began with, and figures in place of the text's own. */
export interface Draft {
  base: string;
  /** Null while the pack is edited as text. */
  figures: Figures | null;
}

export interface DocumentState {
  draft: Draft;
  past: readonly Draft[];
  future: readonly Draft[];
  /** What the server last said; `text` is the whole pack. */
  checked: CheckedPack | null;
  isChecked: boolean;
  trouble: unknown;
}

export type Check = (text: string, figures: Figures | null) => Promise<CheckedPack>;

const PAUSE = 150;
const AGAIN = 2000;
const MOST_STEPS = 500;
const TOO_FAST = 429;

export class PackDocument {
  readonly state: Store<DocumentState>;
  /** What a change of mine is from now on. */
  readonly mine = new Store<Mine>("seen");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsking = false;

  constructor(
    text: string,
    private readonly check: Check,
  ) {
    const draft = { base: text, figures: null };
    this.state = new Store<DocumentState>({
      draft,
      past: [],
      future: [],
      checked: null,
      isChecked: false,
      trouble: null,
    });
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

  undo(): void {
    const { past, draft, future } = this.state.get();
    const before = past[past.length - 1];
    if (before) this.show({ draft: before, past: past.slice(0, -1), future: [draft, ...future] });
  }

  redo(): void {
    const { past, draft, future } = this.state.get();
    const [next, ...rest] = future;
    if (next) this.show({ draft: next, past: [...past, draft], future: rest });
  }

  private step(figures: Figures): void {
    this.go({ base: this.state.get().draft.base, figures });
  }

  private go(draft: Draft): void {
    const { past, draft: before } = this.state.get();
    this.show({ draft, past: [...past, before].slice(-MOST_STEPS), future: [] });
  }

  private show(part: Pick<DocumentState, "draft" | "past" | "future">): void {
    this.state.change((old) => ({ ...old, ...part, isChecked: false }));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  /** Ask the server about the newest draft; one question at a time. */
  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const { draft } = this.state.get();
    try {
      const checked = await this.check(draft.base, draft.figures);
      this.isAsking = false;
      if (this.state.get().draft === draft) this.settle(draft, checked);
      else void this.ask();
    } catch (trouble) {
      this.isAsking = false;
      this.state.change((old) => ({ ...old, trouble }));
      clearTimeout(this.timer);
      if (this.state.get().draft !== draft) void this.ask();
      else if (isPassing(trouble)) this.timer = setTimeout(() => void this.ask(), AGAIN);
    }
  }

  /** A text whose figures can be drawn is edited by clicking from now on. */
  private settle(draft: Draft, checked: CheckedPack): void {
    const figures = draft.figures ?? (checked.figures as Figures | null);
    const next = { ...draft, figures };
    this.state.change((old) => ({ ...old, draft: next, checked, isChecked: true, trouble: null }));
  }
}

/** Could the same question be answered later? Not one that was refused for what it says. */
function isPassing(trouble: unknown): boolean {
  const status = trouble instanceof Refusal ? trouble.status : 0;
  return status < 400 || status >= 500 || status === TOO_FAST;
}

/** The problems of a figure, and of what is inside it. */
export function problemsAt(problems: readonly PackProblem[], key: string): PackProblem[] {
  return problems.filter(
    (one) => one.key === key || one.key.startsWith(`${key}[`) || one.key.startsWith(`${key}.`),
  );
}

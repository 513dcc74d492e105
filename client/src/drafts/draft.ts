/* Something that is edited: it changes at once, can be undone, and the server says what it means. */
import { Refusal } from "../connection/http.ts";
import { Store } from "../hooks/store.ts";

export interface Edited<D> {
  draft: D;
  past: readonly D[];
  future: readonly D[];
  /** Has the server seen this very draft? */
  isChecked: boolean;
  trouble: unknown;
}

const PAUSE = 150;
const AGAIN = 2000;
const MOST_STEPS = 500;
const TOO_FAST = 429;

/** `D` is what is edited, `A` what the server answers, and `S` the state with what is read from answers. */
export abstract class CheckedDraft<D, A, S extends Edited<D>> {
  readonly state: Store<S>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsking = false;

  constructor(
    start: S,
    private readonly check: (draft: D) => Promise<A>,
  ) {
    this.state = new Store(start);
  }

  undo(): void {
    const { past, draft, future } = this.state.get();
    if (past.length) this.show(past[past.length - 1] as D, past.slice(0, -1), [draft, ...future]);
  }

  redo(): void {
    const { past, draft, future } = this.state.get();
    if (future.length) this.show(future[0] as D, [...past, draft], future.slice(1));
  }

  /** Nothing is asked any more. */
  close(): void {
    clearTimeout(this.timer);
  }

  /** What an answer about the newest draft changes. */
  protected abstract read(answer: A, state: S): Partial<S>;

  protected go(draft: D): void {
    const { past, draft: before } = this.state.get();
    this.show(draft, [...past, before].slice(-MOST_STEPS), []);
  }

  private show(draft: D, past: readonly D[], future: readonly D[]): void {
    this.state.change((old) => ({ ...old, draft, past, future, isChecked: false }));
    this.askIn(PAUSE);
  }

  private askIn(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), pause);
  }

  /** Ask about the newest draft; one question at a time. */
  protected async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const { draft } = this.state.get();
    const isNewest = (): boolean => this.state.get().draft === draft;
    try {
      const answer = await this.check(draft);
      this.isAsking = false;
      if (!isNewest()) return void this.ask();
      this.state.change((old) => ({ ...old, ...this.read(answer, old), isChecked: true, trouble: null }));
    } catch (trouble) {
      this.isAsking = false;
      this.state.change((old) => ({ ...old, trouble }));
      if (!isNewest()) void this.ask();
      else if (isPassing(trouble)) this.askIn(AGAIN);
    }
  }
}

/** Could the same question be answered later? Not one that was refused for what it says. */
function isPassing(trouble: unknown): boolean {
  const status = trouble instanceof Refusal ? trouble.status : 0;
  return status < 400 || status >= 500 || status === TOO_FAST;
}

/* A position while it is set up by hand: it changes at once, and the referee says what is wrong with it. */
import { Refusal } from "../connection/http.ts";
import type { Study, StudyShown } from "../connection/reviews.ts";
import type { Message } from "../connection/schemas.ts";
import { Store } from "../hooks/store.ts";
import { changed, type FieldChanges } from "../table/positionFields.ts";

export interface DraftState {
  text: string;
  past: readonly string[];
  future: readonly string[];
  /** The last position that could be set up. */
  shown: StudyShown;
  /** Of `text`, once it is checked. */
  problems: readonly Message[];
  isChecked: boolean;
  trouble: unknown;
}

const PAUSE = 150;
const AGAIN = 2000;
const MOST_STEPS = 500;
const TOO_FAST = 429;

export class PositionDraft {
  readonly state: Store<DraftState>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsking = false;

  constructor(
    start: StudyShown,
    private readonly check: (position: string) => Promise<Study>,
  ) {
    this.state = new Store<DraftState>({
      text: start.position,
      past: [],
      future: [],
      shown: start,
      problems: [],
      isChecked: true,
      trouble: null,
    });
  }

  /** Other values of some fields. */
  change(changes: FieldChanges): void {
    this.type(changed(this.state.get().text, changes));
  }

  /** Another text. */
  type(text: string): void {
    const { text: before, past } = this.state.get();
    if (text !== before) this.show({ text, past: [...past, before].slice(-MOST_STEPS), future: [] });
  }

  undo(): void {
    const { past, text, future } = this.state.get();
    const before = past[past.length - 1];
    if (before !== undefined) this.show({ text: before, past: past.slice(0, -1), future: [text, ...future] });
  }

  redo(): void {
    const { past, text, future } = this.state.get();
    const [next, ...rest] = future;
    if (next !== undefined) this.show({ text: next, past: [...past, text], future: rest });
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private show(part: Pick<DraftState, "text" | "past" | "future">): void {
    this.state.change((old) => ({ ...old, ...part, isChecked: false }));
    this.askIn(PAUSE);
  }

  private askIn(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), pause);
  }

  /** Ask about the newest text; one question at a time. */
  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const { text } = this.state.get();
    const isNewest = (): boolean => this.state.get().text === text;
    try {
      const { shown, problems } = await this.check(text);
      if (isNewest())
        this.state.change((old) => ({
          ...old,
          shown: shown ?? old.shown,
          problems,
          isChecked: true,
          trouble: null,
        }));
    } catch (trouble) {
      this.state.change((old) => ({ ...old, trouble }));
      if (isNewest() && isPassing(trouble)) this.askIn(AGAIN);
    }
    this.isAsking = false;
    if (!isNewest()) this.askIn(0);
  }
}

/** Could the same question be answered later? Not one that was refused for what it says. */
function isPassing(trouble: unknown): boolean {
  const status = trouble instanceof Refusal ? trouble.status : 0;
  return status < 400 || status >= 500 || status === TOO_FAST;
}

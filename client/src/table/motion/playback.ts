/* What the page shows, a little behind what has happened: one move after another, each long enough to be followed.
   It is never far behind, any input brings it up to date, and what has come since one's last turn can be watched again. */
import type { LogLine } from "../../connection/messages.ts";
import { INITIAL_STATE, type TableState } from "../../connection/tableState.ts";
import { Store } from "../../hooks/store.ts";

/** However much has happened, the page is at most this many milliseconds behind. */
export const LONGEST_BEHIND = 3000;
/** As many steps as can be watched again. */
const MOST_RECENT = 60;

/** Something that has happened: the table after it, and the lines that are new. */
export interface Step {
  state: TableState;
  lines: readonly LogLine[];
}

export interface Watching {
  /** How long a step is shown before the next one may come, in milliseconds. */
  pauseOf: (step: Step, isAgain: boolean) => number;
  /** A step is about to be shown; what is returned is done once it is on the page. */
  onStep?: (step: Step) => (() => void) | void;
  /** Everything that still moves is to be where it goes. */
  onFinish?: () => void;
}

export class Playback {
  /** The table as it is on the page. */
  readonly shown = new Store<TableState>(INITIAL_STATE);
  /** The newest step on the page: its lines are the caption. */
  readonly step = new Store<Step | null>(null);
  /** Is a step being shown right now, or do others wait? */
  readonly isMoving = new Store(false);
  /** Is there something to watch again? */
  readonly hasRecent = new Store(false);
  private waiting: Step[] = [];
  private recent: Step[] = [];
  private latest: TableState = INITIAL_STATE;
  /** When `latest` came. */
  private cameAt = 0;
  private isAgain = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(public watching: Watching) {}

  /** A newer table. Without new lines it takes the place of the newest; after a take-back nothing waits. */
  push(state: TableState): void {
    const before = this.latest;
    const lines = newLines(before, state);
    this.latest = state;
    if (before.game === null || lines === null) return this.jump();
    if (lines.length === 0) return this.replace(state);
    const step = { state, lines };
    this.cameAt = performance.now();
    this.remember(step);
    this.waiting.push(step);
    if (this.timer === undefined) this.next();
  }

  /** Show the table as it is now. */
  finish(): void {
    const isBehind = this.timer !== undefined || this.waiting.length > 0;
    this.stop();
    this.watching.onFinish?.();
    if (isBehind) this.shown.set(this.latest);
  }

  /** Watch again what has happened since one's last turn. */
  again(): void {
    const [first, ...rest] = this.recent;
    if (!first || !rest.length) return;
    this.finish();
    this.isAgain = true;
    this.shown.set(inert(first.state));
    this.waiting = rest;
    this.timer = setTimeout(() => this.next(), this.watching.pauseOf(first, true) / 2);
  }

  private jump(): void {
    this.recent = [];
    this.hasRecent.set(false);
    this.step.set(null);
    this.stop();
    this.watching.onFinish?.();
    this.shown.set(this.latest);
  }

  private replace(state: TableState): void {
    const last = this.waiting.at(-1);
    if (last) this.waiting = [...this.waiting.slice(0, -1), { ...last, state }];
    else this.shown.set(state);
  }

  /** What one has done oneself is where watching again begins. */
  private remember(step: Step): void {
    const own = step.state.game?.seat ?? 0;
    const isOwn = step.lines.some(({ seat }) => seat > 0 && seat === own);
    this.recent = isOwn ? [step] : [...this.recent, step].slice(-MOST_RECENT);
    this.hasRecent.set(this.recent.length > 1);
  }

  private next(): void {
    this.timer = undefined;
    const step = this.waiting.shift();
    if (!step) {
      this.isAgain = false;
      this.isMoving.set(false);
      this.shown.set(this.latest);
      return;
    }
    const isLast = this.waiting.length === 0;
    const after = this.watching.onStep?.(step);
    this.step.set(step);
    this.shown.set(isLast ? this.latest : inert(step.state));
    if (after) queueMicrotask(after); // whoever watches has heard of it by then
    const pause = this.pause(step);
    this.isMoving.set(pause > 0);
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause);
    else if (!isLast) this.next();
  }

  /** The more waits, the shorter each step is: the last one is shown in time. */
  private pause(step: Step): number {
    const pauseOf = (one: Step): number => this.watching.pauseOf(one, this.isAgain);
    const wanted = pauseOf(step);
    const all = this.waiting.slice(0, -1).reduce((sum, one) => sum + pauseOf(one), wanted);
    const left = this.cameAt + LONGEST_BEHIND - performance.now();
    return this.isAgain || all <= left ? wanted : (wanted * Math.max(0, left)) / all;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.isAgain = false;
    this.isMoving.set(false);
  }
}

/** Lines that came; null if there are fewer than before, so that there is nothing to follow. */
function newLines(before: TableState, after: TableState): readonly LogLine[] | null {
  return after.log.length < before.log.length ? null : after.log.slice(before.log.length);
}

/** Nothing can be chosen on a table that is not the newest. */
function inert(state: TableState): TableState {
  const { game, room } = state;
  if (!game) return state;
  const { choices: _, ...rest } = game;
  return { ...state, game: rest, room: room && { ...room, can_undo: false } };
}

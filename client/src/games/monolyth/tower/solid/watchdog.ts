/* Notices that a drawing is too slow to be watched: a device that draws WebGL without a graphics card. */

/** Milliseconds of a frame that is too long, and how many of them in one animation are too many. */
const LONG = 60;
const TOO_MANY = 5;

export class Watchdog {
  private before: number | null = null;
  private long = 0;

  constructor(private readonly onSlow: () => void) {}

  /** An animation begins: what was before it does not count. */
  begin(): void {
    this.before = null;
    this.long = 0;
  }

  /** A frame at this time. */
  frame(now: number): void {
    if (this.before !== null && now - this.before > LONG) this.long += 1;
    this.before = now;
    if (this.long === TOO_MANY) this.onSlow();
  }
}

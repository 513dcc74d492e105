/* Whether anybody is at the other end. A browser does not see that a line is dead; it has to ask. */

/** Milliseconds from one question to the next, for the answer, and until the line is given up. */
export const BEAT = 1500;
export const PATIENCE = 1000;
export const DEATH = 10_000;

export interface Listener {
  /** Ask for any sign of life. */
  onAsk: () => void;
  /** No sign for a while. */
  onSilence: () => void;
  /** A sign after a silence. */
  onSound: () => void;
  /** No sign for so long that the line is of no use. */
  onDeath: () => void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Heartbeat {
  private next: Timer;
  private answer: Timer;
  private death: Timer;
  private isSilent = false;
  private isOn = false;

  constructor(private readonly listener: Listener) {}

  /** The line is open. */
  start(): void {
    this.stop();
    this.isOn = true;
    this.wait();
  }

  stop(): void {
    for (const timer of [this.next, this.answer, this.death]) clearTimeout(timer);
    this.answer = this.death = undefined;
    this.isSilent = this.isOn = false;
  }

  /** Anything came: the next question can wait. */
  heard(): void {
    if (!this.isOn) return;
    clearTimeout(this.answer);
    clearTimeout(this.death);
    this.answer = this.death = undefined;
    if (this.isSilent) this.listener.onSound();
    this.isSilent = false;
    this.wait();
  }

  /** Ask now. */
  beat(): void {
    if (!this.isOn) return;
    clearTimeout(this.next);
    this.answer ??= setTimeout(() => this.silence(), PATIENCE);
    this.death ??= setTimeout(() => this.listener.onDeath(), DEATH);
    this.listener.onAsk();
  }

  /** There is no sign, or the device says that there cannot be one. */
  silence(): void {
    if (!this.isOn) return;
    this.death ??= setTimeout(() => this.listener.onDeath(), DEATH);
    if (!this.isSilent) this.listener.onSilence();
    this.isSilent = true;
  }

  private wait(): void {
    clearTimeout(this.next);
    this.next = setTimeout(() => this.beat(), BEAT);
  }
}

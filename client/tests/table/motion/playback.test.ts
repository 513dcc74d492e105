import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../../../src/connection/messages.ts";
import { INITIAL_STATE, type TableState } from "../../../src/connection/tableState.ts";
import { LONGEST_BEHIND, Playback, type Step } from "../../../src/table/motion/playback.ts";
import { monolyth } from "../../games/tables.ts";

const { table } = monolyth();
const OWN = table.game.seat;
const OTHER = OWN + 1;
const PAUSE = 700;

const line = (event: number, seat: number): LogLine => ({
  event,
  turn: event,
  seat,
  move: `move ${event}`,
  message: { code: "x", params: {} },
  gains: [],
  facts: null,
});
/** The table after moves of these seats. */
const after = (...seats: number[]): TableState => ({
  ...INITIAL_STATE,
  game: { ...table.game, event: seats.length },
  room: table.room,
  log: seats.map((seat, n) => line(n + 1, seat)),
});
const events = (steps: readonly Step[]): number[] => steps.map(({ state }) => state.game?.event ?? 0);

describe("what the page shows", () => {
  let playback: Playback;
  let seen: Step[];
  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
    playback = new Playback({ pauseOf: () => PAUSE, onStep: (step) => void seen.push(step) });
    playback.push(after(OWN));
  });
  afterEach(() => vi.useRealTimers());
  const shown = (): number => playback.shown.get().game?.event ?? 0;

  it("is the table at once when it is opened", () => {
    expect(shown()).toBe(1);
    expect(seen).toEqual([]);
  });

  it("is one move after another, each long enough", () => {
    playback.push(after(OWN, OTHER));
    playback.push(after(OWN, OTHER, 3));
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(3);
    expect(events(seen)).toEqual([2, 3]);
  });

  it("cannot be acted on before it is the newest", () => {
    playback.push(after(OWN, OTHER));
    playback.push(after(OWN, OTHER, 3));
    playback.push(after(OWN, OTHER, 3, OTHER));
    vi.advanceTimersByTime(PAUSE);
    expect(playback.shown.get().game?.choices).toBeUndefined();
    vi.advanceTimersByTime(PAUSE);
    expect(playback.shown.get().game?.choices).toEqual(table.game.choices);
  });

  it("is up to date after any input", () => {
    for (const more of [[], [3], [3, OTHER]]) playback.push(after(OWN, OTHER, ...more));
    playback.finish();
    expect(shown()).toBe(4);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(shown()).toBe(4);
  });

  it("never falls behind the table, however fast it goes", () => {
    const seats = [OWN];
    for (let n = 0; n < 100; n++) {
      seats.push(OTHER);
      playback.push(after(...seats));
      vi.advanceTimersByTime(20);
    }
    vi.advanceTimersByTime(LONGEST_BEHIND);
    expect(shown()).toBe(101);
    expect(events(seen)).toEqual(Array.from({ length: 100 }, (_, n) => n + 2));
  });

  it("goes on with the newest of what changes without a move", () => {
    playback.push(after(OWN, OTHER));
    playback.push(after(OWN, OTHER, 3));
    const later = after(OWN, OTHER, 3);
    playback.push({ ...later, at: 99 });
    vi.advanceTimersByTime(PAUSE);
    expect(playback.shown.get().at).toBe(99);
  });

  it("is the shorter table at once when a move is taken back", () => {
    playback.push(after(OWN, OTHER));
    playback.push(after(OWN, OTHER, 3));
    playback.push(after(OWN));
    expect(shown()).toBe(1);
    expect(playback.hasRecent.get()).toBe(false);
  });

  it("shows all moves at once where that was chosen", () => {
    playback.watching = { ...playback.watching, pauseOf: () => 0 };
    playback.push(after(OWN, OTHER));
    playback.push(after(OWN, OTHER, 3));
    expect(shown()).toBe(3);
  });

  it("shows again what others did since one's last turn", () => {
    playback.push(after(OWN, OWN));
    playback.push(after(OWN, OWN, OTHER));
    playback.push(after(OWN, OWN, OTHER, 3));
    vi.advanceTimersByTime(10 * PAUSE);
    expect(playback.hasRecent.get()).toBe(true);
    seen.length = 0;
    playback.again();
    expect(shown()).toBe(2);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(events(seen)).toEqual([3, 4]);
    expect(shown()).toBe(4);
  });

  it("does what follows a step once the page has been drawn", async () => {
    vi.useRealTimers();
    const order: string[] = [];
    playback.watching = { pauseOf: () => 0, onStep: () => () => void order.push("after") };
    playback.shown.watch(() => queueMicrotask(() => order.push("drawn")));
    playback.push(after(OWN, OTHER));
    await Promise.resolve();
    await Promise.resolve();
    expect(order).toEqual(["drawn", "after"]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEAT, DEATH, Heartbeat, PATIENCE } from "../../src/connection/heartbeat.ts";

describe("a line", () => {
  let told: string[];
  let isAnswering: boolean;
  let heartbeat: Heartbeat;
  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    isAnswering = true;
    heartbeat = new Heartbeat({
      onAsk: () => isAnswering && heartbeat.heard(),
      onSilence: () => told.push("silence"),
      onSound: () => told.push("sound"),
      onDeath: () => told.push("death"),
    });
    heartbeat.start();
  });
  afterEach(() => vi.useRealTimers());

  it("that answers is not spoken of", () => {
    vi.advanceTimersByTime(20 * BEAT);
    expect(told).toEqual([]);
  });

  it("that falls silent is told within three seconds", () => {
    isAnswering = false;
    vi.advanceTimersByTime(BEAT + PATIENCE);
    expect(told).toEqual(["silence"]);
    expect(BEAT + PATIENCE).toBeLessThan(3000);
  });

  it("that speaks again is told too", () => {
    isAnswering = false;
    vi.advanceTimersByTime(BEAT + PATIENCE);
    isAnswering = true;
    heartbeat.heard();
    vi.advanceTimersByTime(20 * BEAT);
    expect(told).toEqual(["silence", "sound"]);
  });

  it("that stays silent is given up", () => {
    isAnswering = false;
    vi.advanceTimersByTime(BEAT + DEATH);
    expect(told).toEqual(["silence", "death"]);
  });

  it("is silent at once when the device has no network", () => {
    heartbeat.silence();
    expect(told).toEqual(["silence"]);
  });

  it("says nothing once it is stopped", () => {
    heartbeat.stop();
    heartbeat.silence();
    vi.advanceTimersByTime(2 * DEATH);
    expect(told).toEqual([]);
  });
});

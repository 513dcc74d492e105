/* A position while it is set up: checked after each change, undone step by step. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../../src/connection/http.ts";
import type { Study, StudyShown } from "../../src/connection/reviews.ts";
import { PositionDraft } from "../../src/study/draft.ts";

const shownAt = (position: string): StudyShown => ({ position }) as StudyShown;
const good = (position: string): Study => ({ shown: shownAt(position), problems: [] });
const bad: Study = { shown: null, problems: [{ code: "expected-field", params: { field: "a" } }] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a draft", () => {
  it("changes at once and is checked soon, once for several changes", async () => {
    const check = vi.fn((text: string) => Promise.resolve(good(text)));
    const draft = new PositionDraft(shownAt("game a=1 b=2"), check);
    draft.change({ a: "3" });
    draft.change({ b: "4" });
    expect(draft.state.get()).toMatchObject({ draft: "game a=3 b=4", isChecked: false });
    await vi.runAllTimersAsync();
    expect(check.mock.calls).toEqual([["game a=3 b=4"]]);
    expect(draft.state.get()).toMatchObject({
      isChecked: true,
      problems: [],
      shown: { position: "game a=3 b=4" },
    });
  });
  it("keeps the last good position while something is wrong", async () => {
    const draft = new PositionDraft(shownAt("game a=1"), () => Promise.resolve(bad));
    draft.change({ a: "9" });
    await vi.runAllTimersAsync();
    expect(draft.state.get()).toMatchObject({ problems: bad.problems, shown: { position: "game a=1" } });
  });
  it("goes back and forth", async () => {
    const draft = new PositionDraft(shownAt("game a=1"), (text) => Promise.resolve(good(text)));
    draft.change({ a: "2" });
    draft.change({ a: "2" }); // nothing new
    draft.undo();
    draft.undo();
    expect(draft.state.get().draft).toBe("game a=1");
    draft.redo();
    expect(draft.state.get().draft).toBe("game a=2");
    await vi.runAllTimersAsync();
    expect(draft.state.get()).toMatchObject({ isChecked: true, shown: { position: "game a=2" } });
  });
  it("ignores an answer about an older text and asks again", async () => {
    const answers: ((study: Study) => void)[] = [];
    const check = vi.fn(() => new Promise<Study>((resolve) => answers.push(resolve)));
    const draft = new PositionDraft(shownAt("game a=1"), check);
    draft.change({ a: "2" });
    await vi.advanceTimersByTimeAsync(200);
    draft.change({ a: "3" });
    await vi.advanceTimersByTimeAsync(200);
    expect(check).toHaveBeenCalledTimes(1);
    answers[0]?.(bad);
    await vi.advanceTimersByTimeAsync(200);
    expect(draft.state.get()).toMatchObject({ isChecked: false, problems: [] });
    expect(check).toHaveBeenCalledTimes(2);
    answers[1]?.(good("game a=3"));
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.state.get()).toMatchObject({ isChecked: true, shown: { position: "game a=3" } });
  });
  it("asks again after too many requests, not after a refusal", async () => {
    const refuse = (status: number): Refusal => new Refusal({ code: "x", params: {} }, status);
    for (const [status, times] of [
      [429, 2],
      [400, 1],
    ] as const) {
      const check = vi.fn((text: string) => Promise.resolve(good(text)));
      check.mockRejectedValueOnce(refuse(status));
      const draft = new PositionDraft(shownAt("game a=1"), check);
      draft.change({ a: "2" });
      await vi.runAllTimersAsync();
      expect(check).toHaveBeenCalledTimes(times);
      expect(draft.state.get().trouble === null).toBe(times === 2);
    }
  });
});

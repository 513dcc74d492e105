import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReviewState } from "../../src/review/useReview.ts";

let shown: ReviewState;
let leave: () => void;
vi.mock("preact/hooks", () => ({
  useState: (first: ReviewState) => {
    shown = first;
    const put = (next: ReviewState | ((before: ReviewState) => ReviewState)): void => {
      shown = typeof next === "function" ? next(shown) : next;
    };
    return [first, put];
  },
  useEffect: (begin: () => () => void) => {
    leave = begin();
  },
}));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
const { useReview } = await import("../../src/review/useReview.ts");

type Answer = { code: number; status?: string };
const standing = (status: string) => ({
  status,
  depth: 1,
  done: 0,
  total: 9,
  has_other: false,
  review: null,
});

describe("a review that is looked after", () => {
  let usual: Answer | null;
  let begun: number;
  beforeEach(() => {
    vi.useFakeTimers();
    begun = 0;
    usual = { code: 200, status: "running" };
    vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
      if (usual === null) throw new TypeError("no connection");
      if (method === "POST") {
        begun++;
        usual = { code: 200, status: "running" };
      }
      const { code, status = "none" } = usual;
      return new Response(JSON.stringify(standing(path.endsWith("depth=4") ? "none" : status)), {
        status: code,
      });
    });
    useReview("table", 0);
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });

  it("goes on once a silent server answers, and is begun anew if the server has forgotten it", async () => {
    await vi.advanceTimersByTimeAsync(1500);
    expect([shown.making?.status, shown.trouble]).toEqual(["running", null]);
    usual = null;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown.trouble).not.toBeNull();
    usual = { code: 200, status: "none" };
    await vi.advanceTimersByTimeAsync(1500);
    expect([shown.making?.status, shown.trouble, begun]).toEqual(["running", null, 1]);
  });

  it("stops where it is refused", async () => {
    await vi.advanceTimersByTimeAsync(1500);
    usual = { code: 403 };
    await vi.advanceTimersByTimeAsync(1500);
    usual = { code: 200, status: "running" };
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown.trouble).not.toBeNull();
  });
});

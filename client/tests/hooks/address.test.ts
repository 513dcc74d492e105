import { describe, expect, it } from "vitest";
import { routeOf, tableAddress } from "../../src/hooks/address.ts";

describe("addresses", () => {
  it("say what is shown", () => {
    expect(routeOf("/", "")).toEqual({ page: "lobby" });
    expect(routeOf("/learn", "")).toEqual({ page: "learn", kind: "learn", game: "", name: "" });
    const lesson = { page: "learn", kind: "learn", game: "nim", name: "first" };
    expect(routeOf("/learn/nim/first", "")).toEqual(lesson);
    expect(routeOf("/puzzle/nim/1-2", "")).toEqual({ ...lesson, kind: "puzzle", name: "1-2" });
    expect(routeOf("/t/abc", "?invite=k")).toEqual({ page: "table", table: "abc", invite: "k" });
    expect(routeOf("/r/abc", "?at=41&seat=2")).toEqual({
      page: "replay",
      table: "abc",
      at: 41,
      seat: 2,
      isReview: false,
    });
    expect(routeOf("/r/abc", "?review=1")).toMatchObject({ page: "replay", isReview: true });
    expect(routeOf("/study", "?table=abc")).toEqual({ page: "study", query: "?table=abc" });
    expect(routeOf("/workshop", "?share=k")).toEqual({ page: "workshop", share: "k", pack: null });
    expect(routeOf("/rules/some%20game", "")).toEqual({ page: "rules", game: "some game" });
    expect(routeOf("/nothing", "")).toEqual({ page: "missing" });
  });
});

describe("joining", () => {
  it("takes a link or the name of a table", () => {
    expect(tableAddress(" https://here.example/t/abc-1?invite=k ")).toBe("/t/abc-1?invite=k");
    expect(tableAddress("/t/abc-1")).toBe("/t/abc-1");
    expect(tableAddress("abc-1")).toBe("/t/abc-1");
    expect(tableAddress("https://here.example/r/abc-1")).toBeNull();
    expect(tableAddress("two words")).toBeNull();
    expect(tableAddress("")).toBeNull();
  });
});

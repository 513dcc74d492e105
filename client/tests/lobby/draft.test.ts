import { describe, expect, it } from "vitest";
import { draftOf, tableOf } from "../../src/lobby/draft.ts";
import { addressOf } from "../../src/lobby/lists.tsx";

describe("a new table", () => {
  it("is asked for as the server wants it", () => {
    const draft = {
      ...draftOf("monolyth", 2),
      players: 3,
      mySeat: 2,
      seats: { 1: "dutiful", 3: "", 4: "steadfast" },
      setup: ["card 6"],
      clock: { kind: "live" as const, minutes: 10, increment: 5 },
    };
    expect(tableOf(draft)).toMatchObject({
      players: 3,
      seat: 2,
      bots: { "1": "dutiful" },
      setup: ["card 6"],
      clock: { kind: "live", minutes: 10, increment: 5 },
      match: false,
    });
    expect(tableOf({ ...draft, players: 1, rated: true, match: true })).toMatchObject({
      rated: false,
      match: false,
    });
  });
});

describe("joining", () => {
  it("takes a link or the name of a table", () => {
    expect(addressOf(" https://here.example/t/abc-1?invite=k ")).toBe("/t/abc-1?invite=k");
    expect(addressOf("/t/abc-1")).toBe("/t/abc-1");
    expect(addressOf("abc-1")).toBe("/t/abc-1");
    expect(addressOf("https://here.example/r/abc-1")).toBeNull();
    expect(addressOf("two words")).toBeNull();
    expect(addressOf("")).toBeNull();
  });
});

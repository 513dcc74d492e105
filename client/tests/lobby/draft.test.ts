import { describe, expect, it } from "vitest";
import { draftOf, tableOf } from "../../src/lobby/draft.ts";

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

  it("is practice where nobody plays but me and bots, unless I do not want that", () => {
    const alone = draftOf("monolyth", 1);
    const bots = { ...draftOf("monolyth", 3), seats: { 2: "dutiful", 3: "steadfast" } };
    expect(tableOf(alone).practice).toBe(true);
    expect(tableOf(bots).practice).toBe(true);
    expect(tableOf({ ...bots, practice: false }).practice).toBe(false);
    expect(tableOf({ ...bots, rated: true }).practice).toBe(false);
    expect(tableOf({ ...bots, mySeat: 0 }).practice).toBe(false);
    expect(tableOf(draftOf("monolyth", 2)).practice).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { matching, movedTo } from "../../../src/games/any/moves.ts";

const MOVES = [
  { move: "take 1", words: "Takes one pebble" },
  { move: "take 2", words: "Takes two pebbles" },
  { move: "pass", words: "Waits" },
];

describe("the list of moves", () => {
  it("is searched by words and by notation, whatever the case", () => {
    expect(matching(MOVES, "")).toHaveLength(3);
    expect(matching(MOVES, "PEBBLE two").map(({ move }) => move)).toEqual(["take 2"]);
    expect(matching(MOVES, "take").map(({ move }) => move)).toEqual(["take 1", "take 2"]);
    expect(matching(MOVES, "nothing")).toEqual([]);
  });

  it("is gone through by arrow keys, and stops at its ends", () => {
    expect(movedTo(MOVES, null, "ArrowDown")).toBe("take 1");
    expect(movedTo(MOVES, "take 1", "ArrowDown")).toBe("take 2");
    expect(movedTo(MOVES, "pass", "ArrowDown")).toBe("pass");
    expect(movedTo(MOVES, "take 1", "ArrowUp")).toBe("take 1");
    expect(movedTo(MOVES, "take 1", "PageDown")).toBe("pass");
    expect(movedTo(MOVES, "take 1", "x")).toBeNull();
    expect(movedTo([], null, "ArrowDown")).toBeNull();
  });
});

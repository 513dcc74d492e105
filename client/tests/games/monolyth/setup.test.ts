import { describe, expect, test } from "vitest";
import { boardsFor, NOTHING, setupOf } from "../../../src/games/monolyth/setup.ts";

describe("what a host chooses for a new table", () => {
  const chosen = { card: 3, first: 3, boards: { 1: "BOKT", 2: "", 3: "OKTW" } };

  test("nothing chosen is left to chance", () => expect(setupOf(NOTHING, 4)).toEqual([]));

  test("becomes events of setup", () =>
    expect(setupOf(chosen, 3)).toEqual(["card 3", "board 1 BOKT", "board 3 OKTW", "first 3"]));

  test("is left out for seats that are not there", () => {
    expect(setupOf(chosen, 2)).toEqual(["card 3", "board 1 BOKT"]);
    expect(setupOf({ ...chosen, first: 1 }, 1)).toEqual(["card 3", "board 1 BOKT"]);
  });

  test("no board twice, but one's own can be kept", () => {
    const names = ["BOKT", "OKTW", "BKTW"];
    expect(boardsFor(2, names, chosen, 3)).toEqual(["BKTW"]);
    expect(boardsFor(1, names, chosen, 3)).toEqual(["BOKT", "BKTW"]);
    expect(boardsFor(2, names, chosen, 2)).toEqual(["OKTW", "BKTW"]);
  });
});

import { describe, expect, it } from "vitest";
import { studyAddress, studyOf } from "../../src/study/address.ts";
import { fieldsOf, positionOf } from "../../src/table/positionFields.ts";

describe("the address of a study", () => {
  it("is read back", () => {
    for (const asked of [
      { table: "abc", event: 41, move: "" },
      { table: "abc", event: 41, move: "@5 L4/7 b2" },
      { position: "some a=1,2 b=-/x", pack: "own", players: 2, move: "" },
    ]) {
      const address = studyAddress(asked);
      expect(studyOf(address.slice(address.indexOf("?")))).toEqual(asked);
    }
  });
});

describe("the fields of a position", () => {
  it("are edited one by one", () => {
    const { game, fields } = fieldsOf("some a=1,2 b=-/x=y");
    expect(fields).toEqual([
      ["a", "1,2"],
      ["b", "-/x=y"],
    ]);
    expect(positionOf(game, fields)).toBe("some a=1,2 b=-/x=y");
    expect(positionOf(game, [["a", "1, 2 "]])).toBe("some a=1,2");
  });
});

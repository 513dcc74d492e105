/* A hand on the mat of Sir Ocelot's Cave, in fields of the position. */
import { describe, expect, it } from "vitest";
import {
  amethystsIn,
  companionIn,
  drawnWith,
  gemsIn,
  handIn,
  missing,
  squaresOf,
  toolsIn,
  withAmethysts,
  withCollected,
  withCompanion,
  withGem,
  withoutGems,
  withTaken,
  withTool,
} from "../../../src/games/ocelot/position/fields.ts";
import type { OcelotPieces, OcelotView } from "../../../src/games/ocelot/wire.ts";
import { changed, type Field, type FieldChanges, fieldsOf } from "../../../src/table/positionFields.ts";

const START =
  "ocelot step=place first=1 seat=1 owed=- gems=co/g tools=d2:BL,a1:AC hands=455/545 companions=-/b3 " +
  "collected=crystal:2/- amethysts=blue:5/-";
const { fields } = fieldsOf(START);
const pieces = {
  // not in reading order on purpose
  caves: { b10: "blue", c2: "blue", b2: "blue" },
  faces: { A: ["compass", "lantern"], B: ["lantern", "pick"], C: ["pick", "compass"] },
} as unknown as OcelotPieces;
const view = {
  gems: { b2: "crystal", c2: "opal", b10: "geode" },
  hands: [
    { seat: 1, collected: { crystal: 2 } },
    { seat: 2, collected: {}, companion: "b3" },
  ],
} as unknown as OcelotView;

const after = (changes: FieldChanges, from = START): readonly Field[] =>
  fieldsOf(changed(from, changes)).fields;
const value = (name: string, found: readonly Field[]): string | undefined =>
  found.find(([one]) => one === name)?.[1];

describe("gems", () => {
  it("lie row by row, left to right", () => {
    expect(squaresOf(pieces)).toEqual([["b2", "c2"], ["b10"]]);
    expect(gemsIn(fields, pieces)).toEqual({ b2: "crystal", c2: "opal", b10: "geode" });
  });
  it("are put, replaced and taken off", () => {
    expect(withGem(fields, pieces, "b10", "emerald")).toEqual({ gems: "co/e" });
    expect(withGem(fields, pieces, "b2", "crystal")).toEqual({ gems: ".o/g" });
    expect(withGem(fields, pieces, "c2", null)).toEqual({ gems: "c./g" });
    expect(withoutGems(pieces)).toEqual({ gems: "../." });
  });
  it("go to a seat; a geode leaves the game", () => {
    expect(withTaken(fields, pieces, "c2", 1)).toEqual({ gems: "c./g", collected: "crystal:2,opal:1/-" });
    expect(withTaken(fields, pieces, "b10", 2)).toEqual({ gems: "co/." });
    expect(withTaken(after({ gems: "c./g" }), pieces, "c2", 2)).toEqual({});
  });
  it("are counted until all of them are somewhere", () => {
    expect(missing(fields, pieces, view, "crystal")).toBe(0);
    const bare = after(withoutGems(pieces));
    expect(missing(bare, pieces, view, "crystal")).toBe(1);
    expect(
      missing(
        after(withCollected(bare, 2, "crystal", 1), changed(START, withoutGems(pieces))),
        pieces,
        view,
        "crystal",
      ),
    ).toBe(0);
  });
  it("are listed in the order of the notation, and not at all where there are none", () => {
    expect(withCollected(fields, 1, "crystal", 0)).toEqual({ collected: "-/-" });
    expect(withCollected(after({ collected: "opal:1/-" }), 1, "sun", 1)).toEqual({
      collected: "sun:1,opal:1/-",
    });
  });
});

describe("tools", () => {
  it("are read with their faces", () => {
    expect(toolsIn(fields, pieces)).toMatchObject({
      a1: { letter: "A", face: "compass" },
      d2: { letter: "B", face: "lantern" },
    });
  });
  it("come from a hand and go back there", () => {
    const put = withTool(fields, pieces, "c1", { letter: "C", face: "pick" }, 2);
    expect(put).toEqual({ tools: "a1:AC,c1:CP,d2:BL", hands: "455/544" });
    const again = withTool(after(put), pieces, "c1", { letter: "C", face: "pick" }, 2);
    expect(again).toEqual({ tools: "a1:AC,d2:BL", hands: "455/545" });
    const other = withTool(fields, pieces, "a1", { letter: "A", face: "lantern" }, 1);
    expect(other).toEqual({ tools: "a1:AL,d2:BL", hands: "455/545" });
    expect(withTool(fields, pieces, "a1", null, 1)).toEqual({ tools: "d2:BL", hands: "555/545" });
    expect([...handIn(fields, pieces, 1)]).toEqual([
      ["A", 4],
      ["B", 5],
      ["C", 5],
    ]);
  });
});

describe("companions and amethysts", () => {
  it("are put and taken off", () => {
    expect(companionIn(fields, 2)).toBe("b3");
    expect(withCompanion(fields, 1, "c2")).toEqual({ companions: "c2/b3" });
    expect(withCompanion(fields, 2, "b3")).toEqual({ companions: "-/-" });
    expect(amethystsIn(fields, 1)).toEqual(["blue:5"]);
    expect(withAmethysts(fields, 1, ["red:c", "blue:5"])).toEqual({ amethysts: "blue:5,red:c/-" });
    expect(value("amethysts", after(withAmethysts(fields, 1, [])))).toBe("-/-");
  });
});

describe("the mat", () => {
  it("is drawn as the fields have it", () => {
    const drawn = drawnWith(after({ gems: "../e", companions: "b2/-" }), pieces, view);
    expect(drawn.gems).toEqual({ b10: "emerald" });
    expect(drawn.hands.map(({ companion }) => companion)).toEqual(["b2", undefined]);
  });
});

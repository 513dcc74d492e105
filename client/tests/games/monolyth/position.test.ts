/* A hand on the board of Monolyth, in fields of the position. */
import { describe, expect, it } from "vitest";
import {
  builtOf,
  letDown,
  seatIn,
  toMove,
  withCrystal,
  withLevel,
  withoutLevel,
  withoutTop,
  withSite,
  withSlot,
  withStone,
  withStructure,
  withToMove,
} from "../../../src/games/monolyth/position/fields.ts";
import type { MonolythPieces } from "../../../src/games/monolyth/wire.ts";
import { changed, type FieldChanges, fieldsOf } from "../../../src/table/positionFields.ts";

const START =
  "monolyth players=2 phase=turn card=3 first=1 turn=3 crystal=1 left=- sites=-,T-I2,B-I2 lid=B-I2*1,T-I2*2 " +
  "supply=B*3,T*1 prophecies=4,5,9 levels=3,4,4 structures=6,8 " +
  "seat1=BOTW;B,BT,-,-/-,-,-,-/-,-,-,-/-,-,-,-;7,-,-,-;8;- seat2=OKTW;-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-;-,-,-,-;-;-";
const { fields } = fieldsOf(START);
const pieces = {
  colours: { B: "blue", T: "turquoise" },
  stones: {
    "B-1": { colour: "B", shape: "1" },
    "B-I2": { colour: "B", shape: "I2" },
    "T-1": { colour: "T", shape: "1" },
    "T-I2": { colour: "T", shape: "I2" },
  },
  single: "1",
} as unknown as MonolythPieces;
const FLAT = [
  [0, 0, 0],
  [1, 0, 0],
];
const UPRIGHT = [
  [0, 0, 0],
  [0, 0, 1],
];
const BRIDGE = [
  [0, 0, 0],
  [0, 0, 1],
  [1, 0, 1],
];

function after(changes: FieldChanges): Record<string, string> {
  return Object.fromEntries(fieldsOf(changed(START, changes)).fields);
}

describe("the monolith of a seat", () => {
  it("is read and written the same", () => {
    const own = seatIn(fields, 1);
    expect(own).toMatchObject({ board: "BOTW", levels: ["8"], structure: "-" });
    expect(own.columns.slice(0, 3)).toEqual(["B", "BT", ""]);
    expect(own.slots).toEqual(["7", "-", "-", "-"]);
    expect(after(withoutTop(fields, 1, 2))).toEqual(after({}));
  });
  it("is drawn cube by cube", () => {
    expect(builtOf(seatIn(fields, 1).columns, pieces.colours)).toEqual([
      { key: "0", colour: "blue", cells: [0] },
      { key: "1", colour: "blue", cells: [1] },
      { key: "17", colour: "turquoise", cells: [17] },
    ]);
  });
  it("takes a stone where it leaves no gap and stays on the board", () => {
    const { columns } = seatIn(fields, 1);
    expect(letDown(FLAT, 2, columns)).toEqual([2, 3]);
    expect(letDown(FLAT, 3, columns)).toEqual([2, 3]); // by its other cube
    expect(letDown(FLAT, 0, columns)).toBeNull();
    expect(letDown(UPRIGHT, 1, columns)).toEqual([33, 49]);
    expect(letDown(BRIDGE, 0, columns)).toEqual([16, 32, 33]); // down to the lower column, over the higher one
  });
  it("takes stones from the lid and singles from the supply, as long as there are any", () => {
    const two = after(withStone(fields, pieces, 1, "T-I2", [2, 3]));
    expect(two["seat1"]).toBe("BOTW;B,BT,T,T/-,-,-,-/-,-,-,-/-,-,-,-;7,-,-,-;8;-");
    expect(two["lid"]).toBe("B-I2*1,T-I2*1");
    const one = after(withStone(fields, pieces, 2, "T-1", [0]));
    expect([one["supply"], one["lid"]]).toEqual(["B*3,T*0", "B-I2*1,T-I2*2"]);
    const none = fieldsOf(changed(START, { supply: "B*3,T*0" })).fields;
    expect(withStone(none, pieces, 2, "T-1", [0])).not.toHaveProperty("supply");
  });
  it("loses the cube on top", () => {
    expect(after(withoutTop(fields, 1, 1))["seat1"]).toMatch(/^BOTW;B,B,-,-/);
  });
});

describe("the stone circle", () => {
  it("exchanges stones with the lid", () => {
    const found = after(withSite(fields, pieces, 2, "B-I2"));
    expect([found["sites"], found["lid"]]).toEqual(["-,B-I2,B-I2", "T-I2*3"]);
    const empty = after(withSite(fields, pieces, 3, "-"));
    expect([empty["sites"], empty["lid"]]).toEqual(["-,T-I2,-", "B-I2*2,T-I2*2"]);
  });
  it("lets the crystal and a stone change places", () => {
    const found = after(withCrystal(fields, 3));
    expect([found["crystal"], found["sites"]]).toEqual(["3", "B-I2,T-I2,-"]);
  });
});

describe("tokens", () => {
  it("go between the main board and a seat", () => {
    const taken = after(withSlot(fields, 1, 0, "9"));
    expect([taken["prophecies"], seatIn(Object.entries(taken), 1).slots[0]]).toEqual(["4,5,7", "9"]);
    const back = after(withSlot(fields, 1, 0, "-"));
    expect(back["prophecies"]).toBe("4,5,7,9");
    expect(after(withStructure(fields, 2, "8"))["structures"]).toBe("6");
    expect(after(withLevel(fields, 2, "4"))["levels"]).toBe("3,4");
    const none = after(withoutLevel(fields, 1, 0));
    expect([none["levels"], seatIn(Object.entries(none), 1).levels]).toEqual(["3,4,4,8", []]);
  });
});

describe("whose turn it is", () => {
  it("follows from who began and how many turns are over", () => {
    expect(toMove(fields, 2)).toBe(2);
    for (const seat of [1, 2])
      expect(toMove(fieldsOf(changed(START, withToMove(fields, 2, seat))).fields, 2)).toBe(seat);
  });
});

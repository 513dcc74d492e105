import { describe, expect, it } from "vitest";
import {
  choiceOf,
  firstTool,
  moveText,
  nextMove,
  onlyMove,
  stageOf,
  totalOf,
  turnedOver,
  turnText,
} from "../../../src/games/ocelot/choice.ts";
import {
  beamsOf,
  caveBox,
  cavesSeen,
  freeCorners,
  matBox,
  nameOf,
  nextPlace,
  placeOf,
  rulersOf,
  spotOf,
  UNIT,
} from "../../../src/games/ocelot/geometry.ts";
import { isQuiet, lastPlaces, soundOf } from "../../../src/games/ocelot/facts.ts";
import type { LogLine } from "../../../src/connection/messages.ts";
import type { AmethystView, OcelotChoices, OcelotFacts, TotalView } from "../../../src/games/ocelot/wire.ts";
import { ocelot } from "../tables.ts";

const { view, pieces, choices } = ocelot();
/** The radius of a tool on its circle. */
const TOOL = 22;
const NOTHING: OcelotChoices = {
  tools: [],
  circles: [],
  companion: [],
  moves: [],
  stay: false,
  take: [],
  done: false,
  totals: {},
};

describe("the mat", () => {
  it("names places by column and row", () => {
    expect(placeOf("f7")).toEqual([5, 6]);
    expect(nameOf(5, 6)).toBe("f7");
    expect(spotOf("a1")).toEqual({ x: UNIT / 2, y: UNIT / 2 });
  });

  it("looks along the lines the server gives", () => {
    const beams = beamsOf(pieces, "f7");
    expect(beams.map(({ way }) => way).sort()).toEqual(Object.keys(pieces.sight.f7 ?? {}).sort());
    for (const { way, from, to } of beams)
      expect(way === "N" || way === "S" ? from.x === to.x : from.y === to.y).toBe(true);
    expect(cavesSeen(pieces, "f7")).toEqual(["blue", "green"]);
  });

  it("has room in its corners for preview and bags, and boxes for a closer look", () => {
    expect(freeCorners(pieces)).toEqual({ preview: true, bags: true });
    expect(
      freeCorners({ ...pieces, drawing: pieces.drawing.map((row) => row.replaceAll(".", "o")) }),
    ).toEqual({ preview: false, bags: false });
    expect(caveBox(pieces, "blue").width).toBeLessThan(matBox(pieces).width);
  });

  it("names every column and row once, beside no other place", () => {
    const names = [...Object.keys(pieces.sight), ...Object.keys(pieces.caves)];
    const called = (own: string[]): string[] =>
      [...new Set(own.flatMap((name) => [name.charAt(0), name.slice(1)]))].sort();
    const whole = rulersOf(pieces, matBox(pieces));
    expect(whole.map(({ text }) => text).sort()).toEqual(called(names));
    for (const spot of whole)
      for (const { x, y } of names.map(spotOf))
        expect(Math.hypot(x - spot.x, y - spot.y)).toBeGreaterThan(TOOL);
    for (const cave of ["blue", "green", "red"] as const) {
      const own = Object.keys(pieces.caves).filter((name) => pieces.caves[name] === cave);
      const texts = rulersOf(pieces, caveBox(pieces, cave)).map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(called(own)));
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it("lets arrow keys reach every circle and every square", () => {
    for (const names of [Object.keys(pieces.sight), Object.keys(pieces.caves)]) {
      const found = new Set([names[0] as string]);
      for (const name of found)
        for (const way of ["N", "E", "S", "W"] as const) {
          const next = nextPlace(names, name, way);
          if (next) found.add(next);
        }
      expect([...found].sort()).toEqual([...names].sort());
    }
  });
});

describe("a turn", () => {
  it("asks for one thing at a time", () => {
    expect(stageOf(null)).toBe("wait");
    expect(stageOf(choices)).toBe("place");
    expect(stageOf({ ...NOTHING, stay: true, companion: ["g7"] })).toBe("move");
    expect(stageOf({ ...NOTHING, take: ["b2"], done: true })).toBe("collect");
  });

  it("is said in notation", () => {
    const tool = { kind: "tool" as const, letter: "C", face: "pick", circle: "f7", companion: null };
    expect(moveText(tool, "place")).toBe("CP f7");
    expect(turnText(tool, "place")).toBe("CP f7");
    expect(turnText({ ...tool, companion: "g7" }, "place")).toBe("CP f7; companion g7");
    expect(moveText({ ...tool, circle: null }, "place")).toBeNull();
    expect(moveText({ kind: "companion", square: "d4" }, "place")).toBe("companion d4");
    expect(moveText(null, "move")).toBe("stay");
    expect(moveText({ kind: "companion", square: "g7" }, "move")).toBe("companion g7");
  });

  it("begins with a tool that is left, and turns it over", () => {
    const tool = firstTool(
      pieces,
      { ...choices, tools: ["B"] },
      { kind: "tool", letter: "A", face: "compass", circle: null, companion: null },
    );
    expect(tool?.letter).toBe("B");
    const over = turnedOver(pieces, tool as NonNullable<typeof tool>);
    expect(over.face).not.toBe(tool?.face);
    expect(turnedOver(pieces, over)).toEqual(tool);
    expect(firstTool(pieces, NOTHING, null)).toBeNull();
  });
});

it("shows a hint as the choice that the server's fields say", () => {
  expect(choiceOf({ kind: "tool", tool: "C", face: "pick", circle: "f7" })).toEqual({
    kind: "tool",
    letter: "C",
    face: "pick",
    circle: "f7",
    companion: null,
  });
  expect(choiceOf({ kind: "companion", square: "d4", is_first: true, points: 0 })).toEqual({
    kind: "companion",
    square: "d4",
  });
  expect(choiceOf({ kind: "done" })).toBeNull();
});

it("shows what the ticked gems bring, as the server counted it", () => {
  const total = (score: number): TotalView => ({ points: 0, draws: [], score });
  const totals = { "": total(1), b2: total(2), "b2 c3": total(3) };
  expect(totalOf(totals, [])?.score).toBe(1);
  expect(totalOf(totals, [{ square: "b2" }, { square: "c3" }])?.score).toBe(3);
  expect(totalOf(totals, [{ square: "c3" }])).toBeNull();
});

describe("a plan", () => {
  const plan = { companion: null, leave: new Set(["b2"]), drawn: 0, asks: true };
  const bare = { ...view, hands: view.hands.map((hand) => ({ ...hand, amethysts: [] })) };

  it("takes everything but what is left, then is done", () => {
    expect(nextMove(plan, { ...NOTHING, take: ["b2", "c3"], done: true }, bare, 1)).toBe("take c3");
    expect(nextMove(plan, { ...NOTHING, take: ["b2"], done: true }, bare, 1)).toBe("done");
  });

  describe("when an amethyst was drawn", () => {
    const having = (value: AmethystView["value"]) => ({
      ...bare,
      hands: bare.hands.map((hand) => ({ ...hand, amethysts: [{ bag: "red" as const, value }] })),
    });
    const left = (...take: string[]) => ({ ...NOTHING, take, done: true });

    it("stops if a gem is left that was to be collected", () => {
      expect(nextMove(plan, left("c3"), having(5), 1)).toBeNull();
      expect(nextMove(plan, left("c3"), having("c"), 1)).toBeNull();
    });

    it("is done if only what was to be left is there, unless a formula may change that", () => {
      expect(nextMove(plan, left("b2"), having(5), 1)).toBe("done");
      expect(nextMove(plan, left("b2"), having("c"), 1)).toBeNull();
    });

    it("goes on once the player has seen it", () =>
      expect(nextMove({ ...plan, drawn: 1 }, left("c3"), having("c"), 1)).toBe("take c3"));

    it("goes on without asking if that was chosen", () => {
      expect(nextMove({ ...plan, asks: false }, left("c3"), having(5), 1)).toBe("take c3");
      expect(nextMove({ ...plan, asks: false }, left("c3"), having("c"), 1)).toBe("take c3");
    });
  });

  it("offers the better move alone in a review", () => {
    const tool: OcelotFacts = { kind: "tool", circle: "g6", tool: "A", face: "compass" };
    const only = onlyMove({ ...choices, moves: ["b2"], companion: ["c2"] }, tool);
    expect([only.tools, only.circles, only.companion, only.moves]).toEqual([["A"], ["g6"], [], []]);
    const moving = { ...NOTHING, stay: true, companion: ["g7", "h7"] };
    expect(onlyMove(moving, { kind: "stay" })).toEqual({ ...NOTHING, stay: true });
    const going: OcelotFacts = { kind: "companion", square: "h7", is_first: false, points: 0 };
    expect(onlyMove(moving, going).companion).toEqual(["h7"]);
    expect(stageOf(onlyMove({ ...NOTHING, take: ["c2"], done: true }, { kind: "done" }))).toBe("collect");
  });

  it("moves the companion as planned, or lets it stay", () => {
    const moving = { ...NOTHING, stay: true, companion: ["g7"] };
    expect(nextMove(plan, moving, bare, 1)).toBe("stay");
    expect(nextMove({ ...plan, companion: "g7" }, moving, bare, 1)).toBe("companion g7");
  });
});

describe("the log", () => {
  const line = (turn: number, seat: number, facts: OcelotFacts): LogLine => ({
    event: 1,
    turn,
    seat,
    move: "",
    message: { code: "", params: {} },
    gains: [],
    facts,
  });

  it("says where the last turn happened", () => {
    const log = [
      line(1, 1, { kind: "tool", circle: "f7", tool: "A", face: "compass" }),
      line(2, 2, { kind: "tool", circle: "b1", tool: "B", face: "pick" }),
      line(2, 2, { kind: "take", square: "b2", gem: "opal", points: 3 }),
      line(2, 0, { kind: "amethyst", bag: "blue" }),
      line(2, 2, { kind: "done" }),
    ];
    expect(lastPlaces(log)).toEqual(["b1", "b2"]);
    expect(lastPlaces([])).toEqual([]);
    expect(log.map((one) => soundOf(one)?.sound)).toEqual(["brass", "iron", "crystal", "bag", undefined]);
  });

  it("leaves out how the mat was laid", () => {
    expect(isQuiet(line(0, 0, { kind: "deal", square: "b2", gem: "opal" }))).toBe(true);
    expect(isQuiet(line(1, 1, { kind: "stay" }))).toBe(false);
  });
});

import { describe, expect, it, vi } from "vitest";
import type { LogLine } from "../../src/connection/messages.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("location", { search: "" });
vi.stubGlobal("navigator", { languages: ["en"] });
const { flightsOf: stones, stoneRect } = await import("../../src/games/monolyth/flights.tsx");
const { flightsOf: gems } = await import("../../src/games/ocelot/flights.tsx");
const { APART, framesOf } = await import("../../src/table/motion/flights.ts");
const { TRAVEL } = await import("../../src/table/motion/times.ts");
const { cubeOf } = await import("../../src/stones/space.ts");
const { picture } = await import("../../src/games/monolyth/tower/Tower.tsx");
const { handsWith, monolyth, ocelot } = await import("./tables.ts");

const line = (seat: number, facts: unknown): LogLine => ({
  event: 1,
  turn: 1,
  seat,
  move: "",
  message: { code: "", params: {} },
  gains: [],
  facts,
});

describe("at Monolyth", () => {
  const { pieces, view } = monolyth();
  const scene = { pieces, levels: view.height, shown: 1, quarter: 0 as const };
  const stone = Object.keys(pieces.stones)[0] ?? "";
  const facts = {
    kind: "place",
    site: 5,
    stone,
    turning: 1,
    column: "a1",
    cells: [0],
    levels: [],
    structure: 0,
  };

  it("a stone flies from its site to the monolith of whoever took it", () => {
    const [own] = stones([line(1, facts)], scene);
    expect(own?.from.at).toEqual([".sites > li:nth-child(5)"]);
    expect(own?.to.at).toEqual(["[data-tower]"]);
    const [other] = stones([line(2, facts)], scene);
    expect(other?.to.at[0]).toBe('[data-show="2"] svg.tower');
  });

  it("the token of a level follows once the level has been lit", () => {
    const flights = stones([line(2, { ...facts, levels: [6] })], scene);
    expect(flights).toHaveLength(2);
    expect(flights[1]?.from.at).toEqual(['[data-token="level-6"]']);
    expect(flights[1]?.delay).toBeGreaterThanOrEqual(TRAVEL);
  });

  it("setting up does not fly", () => {
    expect(stones([line(0, { kind: "fill", site: 1, stone })], scene)).toEqual([]);
  });

  it("lands where the stone is drawn", () => {
    const { width, height, origin } = picture(6, 20);
    const rect = stoneRect({ x: 100, y: 50, width, height }, 6, [cubeOf(0)]);
    expect(rect.width).toBeCloseTo(Math.sqrt(3) * 20);
    expect(rect.height).toBeCloseTo(2 * 20);
    expect(rect.x + rect.width / 2).toBeCloseTo(100 + origin[0]);
  });
});

describe("in the cave", () => {
  const { view } = ocelot();

  it("gems go home one after another", () => {
    const taken = ["f7", "f8"].map((square) => line(2, { kind: "take", square, gem: "opal", points: 3 }));
    const flights = gems(taken, view);
    expect(flights.map(({ from }) => from.at[0])).toEqual(['[data-place="f7"]', '[data-place="f8"]']);
    expect(flights.map(({ delay }) => delay)).toEqual([0, APART]);
  });

  it("an amethyst comes out of its bag", () => {
    const [flight] = gems([line(1, { kind: "amethyst", bag: "red" })], view);
    expect(flight?.from.at[0]).toBe('[data-bag="red"]');
    expect(flight?.to.at[0]).toContain('[data-person="1"]');
    expect(flight?.to.at.at(-1), "where the players are in a tab that is not shown").toBe("#tab-people");
  });

  it("a companion comes from where it stood", () => {
    const hands = handsWith(view, { companion: "g8" });
    const facts = { kind: "companion", square: "h8", is_first: false, points: 0 };
    expect(gems([line(1, facts)], { ...view, hands })[0]?.from.at).toEqual(['[data-place="g8"]']);
  });
});

it("a piece starts where it lay and ends where it goes", () => {
  const frames = framesOf({ x: 0, y: 0, width: 20, height: 20 }, { x: 100, y: 50, width: 40, height: 40 });
  expect(frames[0]?.transform).toBe("translate(-110px, -60px) scale(0.5)");
  expect(frames.at(-1)?.transform).toBe("none");
});

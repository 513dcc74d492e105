import { describe, expect, it } from "vitest";
import {
  anchorsOf,
  cellsOf,
  type Choice,
  choiceOf,
  columnsOf,
  isLegal,
  moved,
  moveText,
  pointedAt,
  type StoneChoice,
  takeUp,
  turnedStone,
  turningAfter,
} from "../../../src/games/monolyth/choice.ts";
import { onlyMove } from "../../../src/games/monolyth/proposal.ts";
import { geometryOf, PLAQUE, type StageGeometry, TURNER } from "../../../src/games/monolyth/stageGeometry.ts";
import { RIM } from "../../../src/games/monolyth/tower/measure.ts";
import type { LogLine } from "../../../src/connection/messages.ts";
import { isQuiet, lastMove, soundOf } from "../../../src/games/monolyth/facts.ts";
import { wallNames } from "../../../src/games/monolyth/names.ts";
import type { MonolythFacts } from "../../../src/games/monolyth/wire.ts";
import { monolyth } from "../tables.ts";

const { view, pieces, choices, choice: table } = monolyth();
const reach = view.reach.filter((site) => Object.keys(choices.places[site] ?? {}).length > 0);
const taken = (site: number): StoneChoice => takeUp(table, site, view.sites[site - 1] as string);

describe("a review", () => {
  it("offers the better move alone", () => {
    const choice = taken(reach[0] as number);
    const only = onlyMove(choice);
    expect(Object.keys(only.places)).toEqual([String(choice.site)]);
    expect(anchorsOf(only, choice)).toEqual([choice.anchor]);
    expect(isLegal({ ...table, choices: only }, choice)).toBe(true);
    const swap = onlyMove({ ...choice, swap: true });
    expect([swap.places, swap.swaps, swap.singles]).toEqual([{}, [choice.site], [choice.anchor]]);
    expect(onlyMove({ kind: "prophecy", value: 7, wall: "K" })).toMatchObject({
      prophecies: [7],
      walls: ["K"],
      places: {},
    });
  });
});

describe("taking up a stone", () => {
  it("offers a place that the server allows", () => {
    for (const site of reach) {
      const choice = taken(site);
      expect(isLegal(table, choice)).toBe(true);
      expect(cellsOf(pieces, choice)).toHaveLength(pieces.turnings[choice.shape]?.[0]?.length ?? 0);
    }
  });

  it("says it in notation", () => {
    expect(
      moveText({ kind: "stone", site: 5, shape: "L4", colour: "O", swap: false, turning: 7, anchor: 16 + 5 }),
    ).toBe("@5 L4/7 b2");
    expect(
      moveText({ kind: "stone", site: 5, shape: "L4", colour: "O", swap: true, turning: 1, anchor: 5 }),
    ).toBe("@5 swap b2");
    expect(moveText({ kind: "prophecy", value: 7, wall: "T" })).toBe("prophecy 7 T");
    expect(moveText({ kind: "prophecy", value: 7, wall: null })).toBeNull();
    expect(moveText({ kind: "give", value: 9 })).toBe("give 9");
    expect(moveText({ kind: "discard", site: 3 })).toBe("@3 discard");
  });
});

describe("a hint", () => {
  const shown = (facts: MonolythFacts): Choice | null => choiceOf(pieces, facts, view.sites);

  it("is shown as the choice that the server's fields say", () => {
    for (const site of reach) {
      const choice = taken(site);
      const facts = {
        kind: choice.swap ? ("swap" as const) : ("place" as const),
        site,
        stone: view.sites[site - 1] as string,
        turning: choice.turning,
        column: "",
        cells: cellsOf(pieces, choice).sort((a, b) => a - b),
        levels: [],
        structure: 0,
      };
      expect(shown(facts)).toEqual(choice);
    }
    expect(shown({ kind: "prophesy", value: 7, wall: "T" })).toEqual({
      kind: "prophecy",
      value: 7,
      wall: "T",
    });
    expect(shown({ kind: "give", value: 9 })).toEqual({ kind: "give", value: 9 });
    expect(shown({ kind: "discard", site: 3, stone: "O-L4" })).toEqual({ kind: "discard", site: 3 });
    expect(shown({ kind: "card", card: 1 })).toBeNull();
  });
});

describe("walls in notation", () => {
  it("are numbered from the second of a colour on", () => {
    const walls = ["B", "O", "B", "B"].map((colour) => ({
      colour,
      count: 0,
      prophecy: 0,
      possible: 16,
      points: 0,
    }));
    expect(wallNames(walls)).toEqual(["B", "O", "B2", "B3"]);
  });
});

describe("turning", () => {
  it("comes back after four turns, whatever the shape", () => {
    for (const [shape, ways] of Object.entries(pieces.turnings))
      for (let turning = 1; turning <= ways.length; turning++)
        for (const way of ["left", "right", "tip"] as const) {
          let now = turning;
          for (let n = 0; n < 4; n++) now = turningAfter(pieces, shape, now, way);
          expect(now).toBe(turning);
        }
  });

  it("undoes left with right", () => {
    for (const [shape, ways] of Object.entries(pieces.turnings))
      ways.forEach((_, n) =>
        expect(turningAfter(pieces, shape, turningAfter(pieces, shape, n + 1, "left"), "right")).toBe(n + 1),
      );
  });

  it("reaches every distinct way of every shape by turning and tipping", () => {
    for (const [shape, ways] of Object.entries(pieces.turnings)) {
      const found = new Set([1]);
      for (const turning of found)
        for (const way of ["left", "right", "tip"] as const)
          found.add(turningAfter(pieces, shape, turning, way));
      expect(found.size).toBe(ways.length);
    }
  });

  it("stays where the server allows it, if there is such a place", () => {
    for (const site of reach)
      for (const way of ["left", "right", "tip"] as const) {
        const choice = turnedStone(table, taken(site), way);
        expect(isLegal(table, choice)).toBe(anchorsOf(choices, choice).length > 0);
      }
  });
});

it("marks the columns where a stone fits: those one can point at", () => {
  for (const site of reach) {
    const choice = taken(site);
    const fits = columnsOf(table, choice);
    for (let column = 0; column < 16; column++) {
      const there = pointedAt(table, choice, column);
      const isOver = cellsOf(pieces, there).some((cell) => cell % 16 === column);
      expect(fits.has(column)).toBe(isOver && isLegal(table, there));
    }
  }
});

describe("moving", () => {
  it("goes to the column that is pointed at, where the stone fits", () => {
    const choice = taken(reach[0] as number);
    for (const anchor of anchorsOf(choices, choice)) {
      const [column] = cellsOf(pieces, { ...choice, anchor }).map((cell) => cell % 16);
      const there = pointedAt(table, choice, column as number);
      expect(isLegal(table, there)).toBe(true);
      expect(cellsOf(pieces, there).map((cell) => cell % 16)).toContain(column);
    }
  });

  it("shows what cannot be inside the grid, so that the server can say why", () => {
    const choice = { ...taken(reach[0] as number) };
    const nowhere = { ...table, choices: { ...choices, places: {}, swaps: [] } };
    for (let column = 0; column < 16; column++) {
      const there = pointedAt(nowhere, choice, column);
      expect(isLegal(nowhere, there)).toBe(false);
      expect(cellsOf(pieces, there)).toHaveLength(
        pieces.turnings[choice.shape]?.[choice.turning - 1]?.length ?? 0,
      );
    }
  });

  it("reaches every place by arrow keys, from each side", () => {
    const start = taken(reach[0] as number);
    const steps = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const;
    for (const side of [0, 1, 2, 3] as const) {
      const found = new Set([start.anchor]);
      for (const anchor of found)
        for (const [dx, dy] of steps) found.add(moved(table, { ...start, anchor }, dx, dy, side).anchor);
      expect([...found].sort((a, b) => a - b)).toEqual([...anchorsOf(choices, start)].sort((a, b) => a - b));
    }
  });
});

describe("the stone circle", () => {
  const sizes = [
    [872, 740],
    [856, 700],
    [856, 686],
    [696, 500],
    [680, 490],
    [900, 700],
    [884, 860],
    [390, 440],
    [360, 370],
    [1100, 900],
  ] as const;

  it.each(sizes)("keeps sites apart and inside %i × %i", (width, height) => {
    for (const levels of [3, 4]) {
      const geometry = geometryOf(width, height, levels) as StageGeometry;
      expect(geometry.site).toBeGreaterThanOrEqual(44);
      geometry.sites.forEach((spot, n) => {
        expect(spot.x - geometry.site / 2).toBeGreaterThanOrEqual(0);
        expect(spot.x + geometry.site / 2).toBeLessThanOrEqual(width);
        for (const other of geometry.sites.slice(n + 1))
          expect(Math.max(Math.abs(spot.x - other.x), Math.abs(spot.y - other.y))).toBeGreaterThan(
            geometry.site,
          );
      });
    }
  });

  it.each(sizes.filter(([width]) => width >= 700))(
    "keeps plaques off sites and tower at %i × %i",
    (width, height) => {
      for (const levels of [3, 4]) {
        const geometry = geometryOf(width, height, levels) as StageGeometry;
        for (const plaque of Object.values(geometry.plaques ?? {})) {
          for (const spot of geometry.sites) {
            const isAside =
              Math.abs(spot.x - plaque.x) >= (PLAQUE.width + geometry.site) / 2 ||
              Math.abs(spot.y - plaque.y) >= (PLAQUE.height + geometry.site) / 2;
            expect(isAside).toBe(true);
          }
          const tip = (4 + 2 * RIM) * (Math.sqrt(3) / 2) * geometry.scale;
          for (const x of [geometry.floor.x - tip, geometry.floor.x + tip]) {
            const isOutside =
              Math.abs(x - plaque.x) >= PLAQUE.width / 2 ||
              Math.abs(geometry.floor.y - plaque.y) >= PLAQUE.height / 2;
            expect(isOutside, "the board's corner lies under a plaque").toBe(true);
          }
        }
      }
    },
  );

  it.each(sizes)("keeps the buttons that turn the view off the sites at %i × %i", (width, height) => {
    for (const levels of [3, 4]) {
      const { turners, sites, site } = geometryOf(width, height, levels) as StageGeometry;
      for (const { x, y } of [turners.left, turners.right])
        for (const spot of sites)
          expect(Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y))).toBeGreaterThan((site + TURNER) / 2);
    }
  });
});

describe("the log", () => {
  const line = (seat: number, facts: MonolythFacts): LogLine => ({
    event: 1,
    turn: 1,
    seat,
    move: "",
    message: { code: "", params: {} },
    gains: [],
    facts,
  });
  const placed = line(2, {
    kind: "place",
    site: 5,
    stone: "O-L4",
    turning: 1,
    column: "a1",
    cells: [0, 1, 4],
    levels: [],
    structure: 0,
  });

  it("says what the last move was: whose, where the crystal went, the cells that came", () => {
    const fill = line(0, { kind: "fill", site: 5, stone: "B-I2" });
    const given = line(2, { kind: "give", value: 4 });
    expect(lastMove([placed, fill, given])).toEqual({ seat: 2, site: 5, cells: [0, 1, 4] });
    expect(lastMove([placed, line(1, { kind: "prophesy", value: 7, wall: "T" })])).toEqual({
      seat: 1,
      site: null,
      cells: [],
    });
    expect(lastMove([])).toBeNull();
    expect([placed, fill].map(isQuiet)).toEqual([false, true]);
  });

  it("sounds lower for larger stones", () => {
    expect(soundOf(placed)).toEqual({ sound: "stone", size: 3 });
    expect(soundOf(line(1, { kind: "discard", site: 3, stone: "B-I2" }))).toBeNull();
  });
});

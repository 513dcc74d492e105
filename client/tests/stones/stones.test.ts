import { describe, expect, it } from "vitest";
import { bounds, facesOf, outline } from "../../src/stones/faces.ts";
import { chained, placed } from "../../src/stones/paths.ts";
import {
  cellOf,
  columnName,
  cornerOf,
  cubeOf,
  project,
  type Quarter,
  turned,
  turnedBack,
  wallColumns,
} from "../../src/stones/space.ts";
import { columnAt, heightsOf } from "../../src/games/monolyth/tower/pointing.ts";
import { BORDER, boardQuads, quadsOf } from "../../src/games/monolyth/tower/solid/quads.ts";
import { MARKS } from "../../src/stones/marks.ts";

const QUARTERS: Quarter[] = [0, 1, 2, 3];

describe("space", () => {
  it("reads cells as the wire writes them, and back", () => {
    expect(cubeOf(16 * 2 + 4 * 3 + 1)).toEqual({ x: 1, y: 3, z: 2 });
    for (let cell = 0; cell < 64; cell++) expect(cellOf(cubeOf(cell))).toBe(cell);
    expect(columnName(0)).toBe("a1");
    expect(columnName(16 + 15)).toBe("d4");
  });

  it("draws columns to the lower right, rows to the lower left, levels up", () => {
    const [ox, oy] = project(0, 0, 0);
    expect(project(1, 0, 0)[0]).toBeGreaterThan(ox);
    expect(project(1, 0, 0)[1]).toBeGreaterThan(oy);
    expect(project(0, 1, 0)[0]).toBeLessThan(ox);
    expect(project(0, 0, 1)[1]).toBeLessThan(oy);
  });

  it("turns the view and back", () => {
    for (const view of QUARTERS)
      for (let cell = 0; cell < 64; cell++)
        expect(turnedBack(turned(cubeOf(cell), view), view)).toEqual(cubeOf(cell));
  });

  it("keeps each plaque at the side where its wall is seen", () => {
    for (const view of QUARTERS)
      for (const wall of [0, 1, 2, 3]) {
        const cubes = wallColumns(wall).map((column) => turned(cubeOf(column), view));
        const [x, y] = [
          cubes.reduce((sum, cube) => sum + cube.x - cube.y, 0),
          cubes.reduce((sum, cube) => sum + cube.x + cube.y, 0),
        ];
        const seen = `${y > 12 ? "lower" : "upper"}-${x > 0 ? "right" : "left"}`;
        expect(cornerOf(wall, view)).toBe(seen);
      }
  });
});

describe("faces", () => {
  const single = { key: "a", colour: "blue", cubes: [{ x: 0, y: 0, z: 0 }] };

  it("shows three sides of a single, with an outline of six borders", () => {
    const faces = facesOf([single]);
    expect(faces.map((face) => face.side)).toEqual(["top", "left", "right"]);
    expect(outline(faces)).toHaveLength(6);
    const [, , width, height] = bounds(faces.flatMap((face) => [...face.corners]));
    expect(width).toBeCloseTo(Math.sqrt(3));
    expect(height).toBeCloseTo(2);
  });

  it("draws what is behind and below first", () => {
    const tall = {
      key: "a",
      colour: "blue",
      cubes: [
        { x: 1, y: 1, z: 1 },
        { x: 0, y: 0, z: 0 },
        { x: 1, y: 0, z: 0 },
      ],
    };
    const depths = facesOf([tall]).map(({ cube }) => cube.x + cube.y + cube.z);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
  });

  it("has a seam within a stone, and an edge between two stones", () => {
    const pair = {
      key: "a",
      colour: "blue",
      cubes: [
        { x: 0, y: 0, z: 0 },
        { x: 1, y: 0, z: 0 },
      ],
    };
    const [top] = facesOf([pair]);
    expect(top?.seams).toHaveLength(1);
    const two = [single, { key: "b", colour: "blue", cubes: [{ x: 1, y: 0, z: 0 }] }];
    expect(facesOf(two)[0]?.seams).toHaveLength(0);
    expect(facesOf(two)[0]?.edges).toHaveLength(3);
  });

  it("lies in the shade of a cube that rises beside it", () => {
    const other = {
      key: "b",
      colour: "white",
      cubes: [
        { x: 1, y: 0, z: 0 },
        { x: 1, y: 0, z: 1 },
      ],
    };
    const top = facesOf([single, other]).find((face) => face.key === "a" && face.side === "top");
    expect(top?.shades).toHaveLength(1);
  });

  it("lets one see through a ghost, but not into it", () => {
    const ghost = {
      key: "g",
      colour: "white",
      cubes: [
        { x: 0, y: 0, z: 1 },
        { x: 0, y: 0, z: 2 },
      ],
      ghost: true,
    };
    const faces = facesOf([single, ghost]);
    expect(faces.filter((face) => face.key === "a" && face.side === "top")).toHaveLength(1);
    expect(faces.filter((face) => face.ghost && face.side === "top")).toHaveLength(1);
  });

  it("chains an outline into one closed line", () => {
    expect(chained(outline(facesOf([single])), placed(10, 0, 0))).toMatch(/^M[^M]*z$/);
  });
});

describe("pointing", () => {
  it("finds the column in front", () => {
    const heights = new Array<number>(16).fill(0);
    const floor = project(0.5, 0.5, 0);
    expect(columnAt(floor, heights, 0)).toBe(0);
    heights[5] = 3;
    expect(columnAt(project(1.5, 1.5, 3), heights, 0)).toBe(5);
    expect(columnAt(project(0.5, 0.5, 0), heights, 0)).toBe(5);
    expect(columnAt([9, 9], heights, 0)).toBeNull();
  });

  it("finds the same column from every side", () => {
    const heights = new Array<number>(16).fill(1);
    for (const view of QUARTERS)
      for (let column = 0; column < 16; column++) {
        const { x, y } = turned(cubeOf(column), view);
        expect(columnAt(project(x + 0.5, y + 0.5, 1), heights, view)).toBe(column);
      }
  });

  it("counts heights", () => {
    expect(heightsOf([{ cells: [0, 16, 5] }])).toEqual([2, 0, 0, 0, 0, 1, ...new Array(10).fill(0)]);
  });
});

describe("the solid tower", () => {
  it("has five sides of a single that stands alone", () => {
    expect(quadsOf([{ key: "a", colour: "blue", cells: [0] }])).toHaveLength(5);
  });

  it("knows where a stone ends", () => {
    const quads = quadsOf([
      { key: "a", colour: "blue", cells: [0] },
      { key: "b", colour: "blue", cells: [1] },
    ]);
    const top = quads[0];
    expect(top?.borders.filter((border) => border === BORDER.end)).toHaveLength(1);
    expect(top?.borders.filter((border) => border === BORDER.fold)).toHaveLength(3);
  });

  it("stands on a board with four strips of four marks", () => {
    expect(boardQuads(["blue", "orange", "black", "white"]).filter((quad) => quad.marked)).toHaveLength(16);
  });
});

it("gives every colour a mark of its own", () => {
  expect(new Set(Object.values(MARKS)).size).toBe(10);
});

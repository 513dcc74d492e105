import { describe, expect, it } from "vitest";
import type { Decision, Review } from "../../src/connection/reviews.ts";
import { decisionAfter, leftOpen, mainThemes, nextMistake, plotOf } from "../../src/review/figures.ts";

function decision(event: number, seat: number, points: number[], grade: string): Decision {
  const words = { code: "x" };
  return {
    event,
    seat,
    turn: event,
    move: "a",
    message: words,
    is_forced: false,
    better: "b",
    better_message: words,
    before: points,
    after: points,
    lost: grade === "blunder" ? 6 : 0,
    margin: 0,
    grade,
    reasons: [],
  };
}

const REVIEW: Review = {
  format: 1,
  game: "some",
  players: 2,
  level: "strong",
  decisions: [
    decision(3, 1, [10, 20], "best"),
    decision(5, 2, [15, 0], "blunder"),
    decision(8, 1, [20, 10], "mistake"),
  ],
  draws: [{ event: 4, luck: [5, -20] }],
  seats: [],
};

describe("the figures of a review", () => {
  it("are drawn from the left to the right, the most points at the top", () => {
    const plot = plotOf(REVIEW);
    expect([plot.low, plot.high]).toEqual([0, 20]);
    expect(plot.lines).toEqual(["M0 50L500 25L1000 0", "M0 0L500 100L1000 50"]);
    expect(plot.dots.map(({ event, x, y }) => [event, x, y])).toEqual([
      [5, 500, 100],
      [8, 1000, 0],
    ]);
  });
  it("show luck apart: between two decisions", () => {
    expect(plotOf(REVIEW).luck).toEqual([
      { seat: 0, path: "M250 50V25" },
      { seat: 1, path: "M250 0V100" },
    ]);
  });
  it("know the decision before which the board stands, and the mistakes around it", () => {
    expect(decisionAfter(REVIEW, 4)?.event).toBe(5);
    expect(decisionAfter(REVIEW, 5)).toBeNull();
    expect(nextMistake(REVIEW, 4, 1)?.event).toBe(8);
    expect(nextMistake(REVIEW, 4, -1)).toBeNull();
    expect(nextMistake(REVIEW, 8, -1)?.event).toBe(8);
  });
});

describe("what reasons leave open", () => {
  const reason = (points: number) => ({ theme: "wall", points, message: { code: "x" } });
  const lost6 = (...points: number[]): Decision => ({
    ...decision(3, 1, [1], "blunder"),
    reasons: points.map(reason),
  });

  it("is said where they cover less than half", () => {
    expect(leftOpen(lost6(1, 1.5))).toBe("review-why-rest");
    expect(leftOpen(lost6(1, 2))).toBeNull();
    expect(leftOpen(lost6())).toBe("review-why-none");
    expect(leftOpen(decision(3, 1, [1], "good"))).toBeNull();
  });

  it("is the last of the themes", () => {
    expect(
      mainThemes([
        ["other", 9],
        ["a", 4],
        ["b", 3],
        ["c", 2],
        ["d", 1],
      ]).map(([theme]) => theme),
    ).toEqual(["a", "b", "c", "other"]);
  });
});

/* A review in figures: what is drawn, and which decisions are mistakes. Pure. */
import type { Decision, Review, Summary } from "../connection/reviews.ts";

export const MISTAKES = new Set(["inaccuracy", "mistake", "blunder"]);
const OTHER = "other";
/** So many with a name. */
const THEMES = 3;
/** The graph, before it is stretched. */
export const [WIDTH, HEIGHT] = [1000, 100];

export interface Plot {
  low: number;
  high: number;
  /** For each seat the path of what it could expect. */
  lines: string[];
  /** Draws that changed what somebody could expect: from here to there. */
  luck: { seat: number; path: string }[];
  dots: { event: number; seat: number; grade: string; x: number; y: number }[];
}

export function isMistake(decision: Decision): boolean {
  return MISTAKES.has(decision.grade);
}

/** What the reasons for a mistake leave open: most of it, all of it, or less than half. */
export function leftOpen(decision: Decision): "review-why-rest" | "review-why-none" | null {
  const named = decision.reasons.reduce((sum, { points }) => sum + points, 0);
  if (!isMistake(decision) || named >= decision.lost / 2) return null;
  return decision.reasons.length ? "review-why-rest" : "review-why-none";
}

/** Themes by points, those without a name last. */
export function mainThemes(themes: Summary["themes"]): Summary["themes"] {
  const named = themes.filter(([theme]) => theme !== OTHER).slice(0, THEMES);
  return [...named, ...themes.filter(([theme]) => theme === OTHER)];
}

/** How far a decision is from the left: evenly. */
export function across(review: Review, number: number): number {
  return (WIDTH * number) / Math.max(1, review.decisions.length - 1);
}

export function plotOf(review: Review): Plot {
  const { decisions } = review;
  const all = decisions.flatMap(({ before, after }) => [...before, ...after]);
  const low = Math.floor(Math.min(0, ...all));
  const high = Math.ceil(Math.max(1, ...all));
  const up = (points: number): number =>
    Math.round(100 * (HEIGHT - (HEIGHT * (points - low)) / (high - low))) / 100;
  const x = (number: number): number => Math.round(100 * across(review, number)) / 100;
  const seats = Array.from({ length: review.players }, (_, n) => n);
  return {
    low,
    high,
    lines: seats.map(
      (seat) => `M${decisions.map(({ after }, n) => `${x(n)} ${up(after[seat] ?? 0)}`).join("L")}`,
    ),
    luck: review.draws.flatMap(({ event }) => {
      const next = decisions.findIndex((one) => one.event > event);
      const [last, then] = [decisions[next - 1], decisions[next]];
      if (!last || !then) return [];
      const at = (x(next - 1) + x(next)) / 2;
      return seats.map((seat) => ({
        seat,
        path: `M${at} ${up(last.after[seat] ?? 0)}V${up(then.before[seat] ?? 0)}`,
      }));
    }),
    dots: decisions.flatMap((one, n) =>
      isMistake(one)
        ? [
            {
              event: one.event,
              seat: one.seat,
              grade: one.grade,
              x: x(n),
              y: up(one.after[one.seat - 1] ?? 0),
            },
          ]
        : [],
    ),
  };
}

/** The decision that follows so many events: the one that the board stands before. */
export function decisionAfter(review: Review, events: number): Decision | null {
  return review.decisions.find((one) => one.event === events + 1) ?? null;
}

/** The next mistake after an event, or (by -1) the one before. */
export function nextMistake(review: Review, events: number, by: 1 | -1): Decision | null {
  const found = review.decisions.filter(
    (one) => isMistake(one) && (by > 0 ? one.event > events + 1 : one.event < events + 1),
  );
  return (by > 0 ? found[0] : found[found.length - 1]) ?? null;
}

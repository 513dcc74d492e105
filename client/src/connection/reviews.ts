/* Written by client/scripts/wire.py from lapidarium.server.http.review_schemas. Do not edit. */

import type { GameView, LogLine, Words } from "./messages.ts";

import type { Message } from "./schemas.ts";

/** Why the better move is better, in one respect. */
export interface ReasonText {
  theme: string;
  points: number;
  message: Words;
}

/** A move of a line, and whose it is. */
export interface LineMove {
  seat: number;
  move: string;
  message: Words;
}

/** A decision, as it is stored and sent; points are expected final points by seat. */
export interface Decision {
  event: number;
  seat: number;
  turn: number;
  move: string;
  message: Words;
  is_forced: boolean;
  better: string;
  better_message: Words;
  before: number[];
  after: number[];
  lost: number;
  margin: number;
  grade: string;
  reasons: ReasonText[];
}

/** What was drawn between two decisions, as points that each seat won or lost by it. */
export interface Draw {
  event: number;
  luck: number[];
}

/** What a review says of one seat. */
export interface Summary {
  seat: number;
  lost: number;
  luck: number;
  themes: [string, number][];
  best: number | null;
  worst: number | null;
  accuracy: (number | null)[];
}

/** The review of a game, as it is stored and sent. */
export interface Review {
  format: number;
  game: string;
  players: number;
  level: string;
  decisions: Decision[];
  draws: Draw[];
  seats: Summary[];
}

/** Review this game; a deeper one thinks so many times as long. */
export interface ReviewAsked {
  depth?: 1 | 4;
  invite?: string;
}

/** How far it is with a review, and the review once it is done. */
export interface ReviewStanding {
  status: "none" | "waiting" | "running" | "failed" | "done";
  depth: number;
  done: number;
  total: number;
  has_other: boolean;
  review: Review | null;
}

/** Play on from a point of a finished game, at a new table. */
export interface PlayFrom {
  event: number;
  seat?: number;
  level?: string;
  invite?: string;
}

/** A position to study: in notation, or from a finished game; and what happened after it. */
export interface StudyAsked {
  table?: string;
  event?: number;
  invite?: string;
  position?: string;
  pack?: string;
  players?: number;
  events?: string[];
  move?: string;
}

/** What about this, in the position that is studied? As `ask` at a table. */
export interface StudyQuestion {
  table?: string;
  event?: number;
  invite?: string;
  position?: string;
  pack?: string;
  players?: number;
  events?: string[];
  move?: string;
  about: string;
}

/** A position as a table draws it; everything is open. */
export interface StudyShown {
  game: GameView;
  position: string;
  events: string[];
  pieces: unknown;
  options: unknown;
  log: LogLine[];
}

/** The position, or everything that is wrong with it. */
export interface Study {
  shown: StudyShown | null;
  problems: Message[];
}

/** The best ways to go on. */
export interface LinesAsked {
  table?: string;
  event?: number;
  invite?: string;
  position?: string;
  pack?: string;
  players?: number;
  events?: string[];
  move?: string;
  depth?: 1 | 4;
}

/** A way to go on: its moves, what each seat can expect, and what it loses against the best. */
export interface StudyLine {
  moves: LineMove[];
  expected: number[];
  lost: number;
  why: Message[];
  facts: unknown;
}

/** Ways to go on, best first. */
export interface StudyLines {
  lines: StudyLine[];
  level: string;
}

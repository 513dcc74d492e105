/* Written by client/scripts/wire.py from lapidarium.server.http.learning_schemas. Do not edit. */

import type { TableMessage } from "./messages.ts";

import type { Message } from "./schemas.ts";

/** A lesson in the list of a game. */
export interface LessonShape {
  lesson: string;
  title: string;
  done: boolean;
}

/** The lessons of a game, in order, and its easiest level for a first game with a coach. */
export interface GameLessons {
  game: string;
  level: string | null;
  lessons: LessonShape[];
}

/** All lessons, and what the asker has done of them. */
export interface Learning {
  games: GameLessons[];
}

/** What a lesson says in a language; `table` is its position as a table shows it. */
export interface LessonTexts {
  game: string;
  lesson: string;
  title: string;
  goal: string;
  hints: string[];
  done: string;
  steps: number;
  next: string | null;
  table: TableMessage;
}

/** The moves that counted so far, in notation, and a new one; and the language to answer in. */
export interface Moved {
  lang: "en" | "de" | "es" | "ja";
  moves: string[];
  move: string;
}

/** The moves that counted so far, and what is asked about: a square, a trial or a move. */
export interface AskedAbout {
  moves: string[];
  about: string;
}

/** All moves of a lesson. */
export interface Finished {
  moves: string[];
}

/** What the referee says to a move that is not allowed. */
export interface Refusal {
  message: Message;
  clause: string | null;
}

/** What a move was: refused, allowed but not right, right so far, or the goal. */
export interface Tried {
  verdict: "refused" | "wrong" | "right" | "done";
  refusal: Refusal | null;
  nudge: string | null;
  table: TableMessage | null;
}

/** How the asker does at the puzzles of a game. */
export interface PuzzleStanding {
  rating: number;
  is_certain: boolean;
  tried: number;
  solved: number;
  streak: number;
  best_streak: number;
}

/** The puzzles of a game: how many there are, and how the asker does. */
export interface PuzzleGame {
  game: string;
  count: number;
  standing: PuzzleStanding;
  daily: string;
  daily_solved: boolean | null;
}

/** All games with puzzles, and when the puzzle of the day changes. */
export interface Puzzles {
  day: string;
  ends: number;
  games: PuzzleGame[];
}

/** A puzzle to solve; `table` is its position as a table shows it. */
export interface PuzzleTask {
  game: string;
  puzzle: string;
  level: number;
  rating: number;
  steps: number;
  is_daily: boolean;
  solved: boolean | null;
  standing: PuzzleStanding;
  table: TableMessage;
}

/** What an answer was: refused, wrong, right so far, or the solution. */
export interface PuzzleAnswer {
  verdict: "refused" | "wrong" | "right" | "done";
  refusal: Refusal | null;
  table: TableMessage | null;
  reasons: Message[];
  why: Message[];
  loses: number | null;
  solution: Message[];
  themes: Message[];
  standing: PuzzleStanding | null;
}

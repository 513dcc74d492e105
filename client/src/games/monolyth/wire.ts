/* Written by client/scripts/wire.py from lapidarium.games.monolyth.wire. Do not edit. */

import type { Words } from "../../connection/messages.ts";

/** One wall: cubes of its colour now, its prophecy (0: none), the most still possible. */
export interface WallView {
  colour: string;
  count: number;
  prophecy: number;
  possible: number;
  points: number;
}

/** A stone on a tower, by its cells: 16 * level + 4 * row + column. */
export interface StoneView {
  stone: string;
  cells: number[];
}

/** What a structure card asks of a column: its height at least, and at most (or no limit). */
export interface AskView {
  low: number;
  text: string;
  high?: number;
}

/** The card in its nearest position: what it asks of each column, and whether it is met. */
export interface FitView {
  asks: string[];
  met: boolean[];
}

/** What one seat has built, foretold and won. Walls clockwise: far, right, near, left. */
export interface TowerView {
  seat: number;
  board: string;
  stones: Record<string, StoneView>;
  walls: Record<string, WallView>;
  levels: number[];
  level_points: number;
  prophecy_points: number;
  structure: number;
  fit: FitView;
  score: number;
}

/** The table of Monolyth; everything but the order of draws is open. */
export interface MonolythView {
  kind: "monolyth";
  phase: "card" | "board" | "first" | "set-out" | "turn" | "give" | "fill" | "over";
  height: number;
  first: number;
  turns: number;
  crystal: number;
  sites: (string | null)[];
  reach: number[];
  lid: Record<string, number>;
  supply: Record<string, number>;
  prophecies: number[];
  levels: number[];
  structures: number[];
  card: number;
  asks: string[];
  towers: Record<string, TowerView>;
  turns_left?: number;
  on_course?: number;
}

/** What the seat to act may do. */
export interface MonolythChoices {
  places: Record<string, Record<string, number[]>>;
  swaps: number[];
  singles: number[];
  discards: number[];
  prophecies: number[];
  walls: string[];
  gives: number[];
}

/** What a stone's name stands for: the letter of its colour, and its shape. */
export interface StoneParts {
  colour: string;
  shape: string;
}

/** What never changes in a game: letters of the colours, ways to turn each shape. */
export interface MonolythPieces {
  kind: "monolyth";
  colours: Record<string, string>;
  stones: Record<string, StoneParts>;
  turnings: Record<string, number[][][]>;
  single: string;
  asks: Record<string, AskView>;
}

/** What may be chosen for a new table (M-S9). */
export interface MonolythOptions {
  cards: AskView[][];
  boards: Record<string, string[]>;
}

/** A token that a move wins; `level` for the kind of that name only. */
export interface GainView {
  kind: "level" | "structure";
  points: number;
  message: Words;
  level?: number;
}

/** Where a stone that is too far away would fit: turning -> where the anchor may be. */
export interface MonolythTrial {
  places: Record<string, number[]>;
}

/** What a move would bring: the cells it fills, tokens won, walls and score afterwards. */
export interface MonolythEffect {
  cells: number[];
  gains: GainView[];
  walls: WallView[];
  fit: FitView;
  score: number;
}

/** A stone was placed: its cells, and the tokens this won. */
export interface PlaceFacts {
  kind: "place";
  site: number;
  stone: string;
  turning: number;
  column: string;
  cells: number[];
  levels: number[];
  structure: number;
}

/** A stone was swapped for a single, which was placed. */
export interface SwapFacts {
  kind: "swap";
  site: number;
  stone: string;
  turning: number;
  column: string;
  cells: number[];
  levels: number[];
  structure: number;
}

/** A stone left the circle, since nothing could be placed. */
export interface DiscardFacts {
  kind: "discard";
  site: number;
  stone: string;
}

/** A prophecy token went to a wall, named as in notation. */
export interface ProphesyFacts {
  kind: "prophesy";
  value: number;
  wall: string;
}

/** Solo: a prophecy token was given up. */
export interface GiveFacts {
  kind: "give";
  value: number;
}

/** A stone was drawn for a site. */
export interface FillFacts {
  kind: "fill";
  site: number;
  stone: string;
}

/** The structure card was drawn. */
export interface CardFacts {
  kind: "card";
  card: number;
}

/** A seat got its player board. */
export interface BoardFacts {
  kind: "board";
  seat: number;
  board: string;
}

/** Who starts was drawn. */
export interface FirstFacts {
  kind: "first";
  seat: number;
}

export type MonolythFacts =
  | PlaceFacts
  | SwapFacts
  | DiscardFacts
  | ProphesyFacts
  | GiveFacts
  | FillFacts
  | CardFacts
  | BoardFacts
  | FirstFacts;

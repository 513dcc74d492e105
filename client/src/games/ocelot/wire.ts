/* Written by client/scripts/wire.py from lapidarium.games.ocelot.wire. Do not edit. */

import type { Words } from "../../connection/messages.ts";

/** A tool on a circle. */
export interface ToolView {
  letter: string;
  face: "compass" | "lantern" | "pick";
  seat: number;
}

/** An amethyst: its bag, and its value or letter where the seat may know it. */
export interface AmethystView {
  bag: "blue" | "green" | "red";
  value?: number | string;
}

/** What one seat holds and has collected. `score` is the known part. */
export interface HandView {
  seat: number;
  tools: Record<string, number>;
  tokens_left: number;
  collected: Record<string, number>;
  set_lacks: string[];
  amethysts: AmethystView[];
  score: number;
  hidden: number;
  companion?: string;
}

/** The table of Sir Ocelot's Cave as one seat (or a spectator) sees it. */
export interface OcelotView {
  kind: "ocelot";
  phase: string;
  first: number;
  turns: number;
  gems: Record<string, string>;
  tools: Record<string, ToolView>;
  hands: Record<string, HandView>;
  bags: Record<string, number>;
  unseen: Record<string, Record<string, number>>;
}

/** What a move and the gems collected after it bring the seat to act. */
export interface TotalView {
  points: number;
  draws: ("blue" | "green" | "red")[];
  score: number;
}

/** What the seat to act may do. */
export interface OcelotChoices {
  tools: string[];
  circles: string[];
  companion: string[];
  moves: string[];
  stay: boolean;
  take: string[];
  done: boolean;
  totals: Record<string, TotalView>;
}

/** What never changes in a game: the mat, lines of sight, faces and values. */
export interface OcelotPieces {
  kind: "ocelot";
  drawing: string[];
  caves: Record<string, "blue" | "green" | "red">;
  sight: Record<string, Record<string, string[]>>;
  faces: Record<string, string[]>;
  values: Record<string, number>;
}

/** A gem lacks a tool of this kind. */
export interface ToolLack {
  kind: "tool";
  tool: "compass" | "lantern" | "pick";
}

/** A gem has to be seen from one more side, by any tool. */
export interface SideLack {
  kind: "side";
}

/** A gem that would be collected, or is one step away: what it lacks, in words. */
export interface NearlyView {
  square: string;
  gem: string;
  points: number;
  message: Words;
  is_helped: boolean;
  lack?: ToolLack | SideLack;
}

/** The 1-point gem that a companion takes where it lands (O-T3 to O-T5). */
export interface LandingView {
  gem: string;
  completes_set: boolean;
}

/** What placing a token would let the seat collect, and what would be one step away. */
export interface OcelotEffect {
  collects: NearlyView[];
  nearly: NearlyView[];
  totals: Record<string, TotalView>;
  landing?: LandingView;
}

/** A tool was placed. */
export interface ToolFacts {
  kind: "tool";
  circle: string;
  tool: string;
  face: "compass" | "lantern" | "pick";
}

/** A companion was placed (`is_first`) or moved, and collected what lay there. */
export interface CompanionFacts {
  kind: "companion";
  square: string;
  is_first: boolean;
  points: number;
  gem?: string;
}

/** A gem was collected. */
export interface TakeFacts {
  kind: "take";
  square: string;
  gem: string;
  points: number;
}

/** An amethyst was drawn; its value if the receiver may know it. */
export interface AmethystFacts {
  kind: "amethyst";
  bag: "blue" | "green" | "red";
  value?: number | string;
}

/** A gem was laid on the mat. */
export interface DealFacts {
  kind: "deal";
  square: string;
  gem: string;
}

/** Who starts was drawn. */
export interface FirstFacts {
  kind: "first";
  seat: number;
}

/** The companion stayed. */
export interface StayFacts {
  kind: "stay";
}

/** Nothing more was collected. */
export interface DoneFacts {
  kind: "done";
}

export type OcelotFacts =
  | ToolFacts
  | CompanionFacts
  | TakeFacts
  | AmethystFacts
  | DealFacts
  | FirstFacts
  | StayFacts
  | DoneFacts;

/* Written by client/scripts/wire.py from src/lapidarium/server/game_views.py. Do not edit. */

/** Something said: a code of the catalogues, and what fills its gaps (texts, numbers, Words). */
export interface Words {
  code: string;
  params: Record<string, unknown>;
}

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

/** The card in its nearest position: what it asks of each column, and whether it is met. */
export interface FitView {
  asks: string[];
  met: boolean[];
}

/** What one seat has built, foretold and won. Walls clockwise: far, right, near, left. */
export interface TowerView {
  seat: number;
  board: string;
  stones: StoneView[];
  walls: WallView[];
  levels: number[];
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
  towers: TowerView[];
}

/** What the seat to act may do. */
export interface MonolythChoices {
  places: Record<string, Record<string, number[]>>;
  swaps: Record<string, number[]>;
  discards: number[];
  prophecies: number[];
  walls: string[];
  gives: number[];
}

/** What never changes in a game: letters of the colours, ways to turn each shape. */
export interface MonolythPieces {
  kind: "monolyth";
  colours: Record<string, string>;
  turnings: Record<string, number[][][]>;
  single: string;
}

/** What a move would bring: the cells it fills, tokens won, walls and score afterwards. */
export interface MonolythEffect {
  cells: number[];
  gains: Words[];
  walls: WallView[];
  fit: FitView;
  score: number;
}

/** A tool on a circle. */
export interface ToolView {
  letter: string;
  face: "compass" | "lantern" | "pick";
  seat: number;
}

/** An amethyst: its bag, and its value or letter where the seat may know it. */
export interface AmethystView {
  bag: "blue" | "green" | "red";
  value: number | string | null;
}

/** What one seat holds and has collected. `score` is the known part. */
export interface HandView {
  seat: number;
  tools: Record<string, number>;
  companion: string | null;
  tokens_left: number;
  collected: Record<string, number>;
  amethysts: AmethystView[];
  score: number;
  hidden: number;
}

/** The table of Sir Ocelot's Cave as one seat (or a spectator) sees it. */
export interface OcelotView {
  kind: "ocelot";
  phase: string;
  first: number;
  turns: number;
  gems: Record<string, string>;
  tools: Record<string, ToolView>;
  hands: HandView[];
  bags: Record<string, number>;
  unseen: Record<string, Record<string, number>>;
}

/** What the seat to act may do. */
export interface OcelotChoices {
  tools: string[];
  circles: string[];
  companion: string[];
  stay: boolean;
  take: string[];
  done: boolean;
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

/** A gem that would be collected, or is one step away: what it lacks, in words. */
export interface NearlyView {
  square: string;
  gem: string;
  points: number;
  message: Words;
}

/** What placing a token would let the seat collect, and what would be one step away. */
export interface OcelotEffect {
  collects: NearlyView[];
  nearly: NearlyView[];
  score: number;
}

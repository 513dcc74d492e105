/* Written by client/scripts/wire.py from src/lapidarium/server/messages.py. Do not edit. */

/** Something said: a code of the catalogues, and what fills its gaps (texts, numbers, Words). */
export interface Words {
  code: string;
  params: Record<string, unknown>;
}

/** My move, made while looking at event number `after`. */
export interface Play {
  id: number;
  type: "play";
  move: string;
  after: number;
  key: string;
}

/** What would this move bring, why is it not allowed, what lacks this square, or `hint`. */
export interface Ask {
  id: number;
  type: "ask";
  about: string;
}

/** I take this open seat (0: any). */
export interface Sit {
  id: number;
  type: "sit";
  seat?: number;
}

/** I get up: before the game the seat is open again, during it a bot takes over. */
export interface Leave {
  id: number;
  type: "leave";
}

/** I give the game up. */
export interface Resign {
  id: number;
  type: "resign";
}

/** A bot of this level plays for me until I come back; the host may fill any open seat. */
export interface Hand {
  id: number;
  type: "hand";
  level: string;
  seat?: number;
}

/** I take my seat back from the bot. */
export interface Back {
  id: number;
  type: "back";
}

/** I would take back my last decision; with other people they are asked. */
export interface Undo {
  id: number;
  type: "undo";
  after: number;
  key: string;
}

/** Yes or no to somebody's wish to take back. */
export interface AnswerUndo {
  id: number;
  type: "answer-undo";
  yes: boolean;
}

/** A short text or one of the reactions, for everybody at the table. */
export interface Say {
  id: number;
  type: "say";
  text?: string;
  reaction?: "" | "hello" | "well-played" | "thanks" | "thinking" | "oops" | "good-game";
}

/** Host: this person's words are not shown (or are again). */
export interface Mute {
  id: number;
  type: "mute";
  person: string;
  muted?: boolean;
}

/** The same people once more; everybody has to want it. */
export interface Rematch {
  id: number;
  type: "rematch";
}

/** Send me everything again. */
export interface Resync {
  id: number;
  type: "resync";
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
  said: Words;
}

/** What placing a token would let the seat collect, and what would be one step away. */
export interface OcelotEffect {
  collects: NearlyView[];
  nearly: NearlyView[];
  score: number;
}

/** Somebody, as others see them. */
export interface PersonView {
  id: string;
  name: string;
}

/** Time left in milliseconds, as of this message. */
export interface ClockView {
  left: number;
  running: boolean;
}

/** Who sits there: a person, a bot (or a bot for an absent person), or nobody. */
export interface SeatView {
  seat: number;
  person: PersonView | null;
  bot: string | null;
  online: boolean;
  clock: ClockView | null;
  resigned: boolean;
  wants_rematch: boolean;
}

/** Something that happened: the event in notation as this seat sees it, and in words. */
export interface LogLine {
  event: number;
  seat: number;
  text: string;
  said: Words;
  gains: Words[];
}

/** One row of the score sheet: what it counts, and for each seat a figure and points. */
export interface SheetRow {
  said: Words;
  cells: Words[];
  points: number[];
}

/** How the game ended. */
export interface OutcomeView {
  scores: number[];
  places: number[][];
  winners: number[];
  ended: Words;
  decided: Words;
  sheet: SheetRow[];
  rank: Words | null;
  next_table: string | null;
}

/** What the receiver is at this table. */
export interface YouView {
  person: string;
  seat: number;
  is_host: boolean;
}

/** Two games on the same deal with the seats swapped; points of both by the seats here. */
export interface MatchView {
  game: number;
  of: number;
  points: number[];
  decided: Words | null;
}

/** Everything a client needs to draw a table; sent whole at first, on a gap, and on each change. */
export interface TableView {
  type: "table";
  table: string;
  event: number;
  game: "monolyth" | "ocelot";
  pack: string;
  players: number;
  status: "waiting" | "playing" | "over";
  rated: boolean;
  daily: string | null;
  match: MatchView | null;
  chat: boolean;
  you: YouView;
  seats: SeatView[];
  watching: number;
  invite: string | null;
  to_act: number;
  undo_asked: number;
  can_undo: boolean;
  view: MonolythView | OcelotView;
  choices: MonolythChoices | OcelotChoices | null;
  log_from: number;
  log: LogLine[];
  outcome: OutcomeView | null;
  pieces: MonolythPieces | OcelotPieces | null;
}

/** The message with this id was carried out (or had been, if it was sent twice). */
export interface Done {
  type: "done";
  id: number;
  event: number;
}

/** The message with this id was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  id: number;
  said: Words;
  clause: string | null;
}

/** The answer to `ask`. */
export interface Told {
  type: "told";
  id: number;
  about: string;
  said: Words;
  effect: MonolythEffect | OcelotEffect | null;
  move: string | null;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  person: PersonView;
  seat: number;
  text: string;
  reaction: string;
  at: number;
}

export type ClientMessage =
  | Play
  | Ask
  | Sit
  | Leave
  | Resign
  | Hand
  | Back
  | Undo
  | AnswerUndo
  | Say
  | Mute
  | Rematch
  | Resync;

export type ServerMessage =
  | TableView
  | Done
  | Refused
  | Told
  | Chat;

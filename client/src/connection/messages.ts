/* Written by client/scripts/wire.py from lapidarium.server.tables.messages. Do not edit. */

/** A message in JSON: its code and its parameters (texts, numbers, Words), if it has any. */
export interface Words {
  code: string;
  params?: Record<string, unknown>;
}

/** A person; `bot` is the level of the bot that plays in their place, if one does. */
export interface PersonPlayer {
  kind: "person";
  id: string;
  name: string;
  bot?: string;
  program?: boolean;
}

/** A bot on its own. */
export interface BotPlayer {
  kind: "bot";
  level: string;
}

/** Somebody from an imported record, of whom only a name is known. */
export interface NamedPlayer {
  kind: "name";
  name: string;
  level?: string;
}

export type Player =
  | PersonPlayer
  | BotPlayer
  | NamedPlayer;

/** One row of the score sheet: what it counts, and for each seat a figure and points. */
export interface SheetRow {
  message: Words;
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
  rank?: Words;
}

/** Something that happened: the event in notation as this seat sees it, and in words. */
export interface LogLine {
  event: number;
  turn: number;
  seat: number;
  move: string;
  message: Words;
  gains: Words[];
  facts: unknown;
}

/** The game as somebody sees it: at a table, in a replay, exercise, study or example. */
export interface GameView {
  game: string;
  pack: string;
  event: number;
  turn: number;
  seat: number;
  you: number;
  to_act: number;
  over: boolean;
  players: (PersonPlayer | BotPlayer | NamedPlayer | null)[];
  position: unknown;
  choices?: unknown;
  outcome?: OutcomeView;
}

/** A position in words, of a game without a drawing. */
export interface PlainView {
  kind: "any";
  lines: Words[];
}

/** Nothing is known of what never changes in a game without a drawing. */
export interface PlainPieces {
  kind: "any";
}

/** Something happened, of which there are no fields. */
export interface PlainFacts {
  kind: "event";
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

/** How it is with a seat of a table, besides who plays there. */
export interface SeatView {
  online: boolean;
  resigned: boolean;
  wants_rematch: boolean;
  clock?: ClockView;
  note?: Words;
}

/** Who the reader is at this table. */
export interface YouView {
  person: string;
  is_host: boolean;
}

/** Two games on the same deal with the seats swapped; points of both by the seats here. */
export interface MatchView {
  game: number;
  of: number;
  points: number[];
  decided?: Words;
}

/** The room around a game: who is there, clocks, requests, invitation. */
export interface RoomView {
  table: string;
  status: "waiting" | "playing" | "over";
  rated: boolean;
  practice: boolean;
  chat: boolean;
  seats: Record<string, SeatView>;
  watching: number;
  undo_asked: number;
  can_undo: boolean;
  you: YouView;
  daily?: string;
  match?: MatchView;
  invite?: string;
  next_table?: string;
}

/** Everything a client needs to draw a table; sent at first, on a gap, and when asked for. */
export interface TableMessage {
  type: "table";
  revision: number;
  game: GameView;
  log: LogLine[];
  log_from: number;
  room?: RoomView;
  pieces?: unknown;
}

/** What has changed in `game` and `room` since the last revision, as a JSON Merge Patch. */
export interface TableChange {
  type: "change";
  revision: number;
  patch: Record<string, unknown>;
  log_from: number;
  log: LogLine[];
}

/** The message with this id was carried out (or had been, if it was sent twice). */
export interface Done {
  type: "done";
  id: number;
  event: number;
}

/** The message with this id was not carried out; nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  id: number;
  message: Words;
  clause?: string;
}

/** The answer to `ask`. */
export interface AskAnswer {
  type: "answer";
  id: number;
  about: string;
  message: Words;
  effect?: unknown;
  facts?: unknown;
  move?: string;
  step: number;
  clause?: string;
}

/** A line of the chat. Numbers grow; `?chat_after=` asks for the lines behind one. */
export interface ChatLine {
  type: "chat";
  number: number;
  person: PersonView;
  seat: number;
  text: string;
  reaction: string;
  at: number;
}

/** What the host tells everybody, by language; without texts, there is nothing any more. */
export interface AnnouncementView {
  type: "announcement";
  texts: Record<string, string>;
  until: number | null;
}

/** My move, made while looking at event number `after`. */
export interface Play {
  id: number;
  type: "play";
  move: string;
  after: number;
  key: string;
}

/** I take this open seat (0: any). `program`: a program plays in my name. */
export interface Sit {
  id: number;
  type: "sit";
  seat?: number;
  program?: boolean;
}

/** I leave my seat: before the game it is open again, during the game a bot takes over. */
export interface Leave {
  id: number;
  type: "leave";
}

/** I resign. */
export interface Resign {
  id: number;
  type: "resign";
}

/** A bot plays for me until I come back; the host may fill an open seat, or change a bot. */
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

/** I want to take back my last decision; other people are asked first. */
export interface Undo {
  id: number;
  type: "undo";
  after: number;
  key: string;
}

/** My answer to somebody who asked to take back. */
export interface AnswerUndo {
  id: number;
  type: "answer-undo";
  yes: boolean;
}

/** Host: mute this person in the chat, or unmute them. */
export interface Mute {
  id: number;
  type: "mute";
  person: string;
  muted?: boolean;
}

/** I want a rematch with the same people; everybody has to want it. */
export interface Rematch {
  id: number;
  type: "rematch";
}

/** What a move would bring or why it is illegal, what a square is missing, or a hint. */
export interface Ask {
  id: number;
  type: "ask";
  about: string;
}

/** A short text or one of the reactions, for everybody at the table. */
export interface Say {
  id: number;
  type: "say";
  text?: string;
  reaction?: "" | "hello" | "well-played" | "thanks" | "thinking" | "oops" | "good-game";
}

/** Send me everything again. */
export interface Resync {
  id: number;
  type: "resync";
}

/** Are you there? A browser cannot see the pings of a socket, so it asks by a message. */
export interface Ping {
  id: number;
  type: "ping";
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
  | Resync
  | Ping;

export type ServerMessage =
  | TableMessage
  | TableChange
  | Done
  | RefusedMessage
  | AskAnswer
  | ChatLine
  | AnnouncementView;

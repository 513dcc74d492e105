/* Written by client/scripts/wire.py from lapidarium.server.http.schemas. Do not edit. */

import type { BotPlayer, GameView, NamedPlayer, PersonPlayer } from "./messages.ts";

/** A pack that tables can use. */
export interface PackShape {
  name: string;
  title: string;
  options: Record<string, unknown>;
}

/** A level of bots. */
export interface LevelShape {
  name: string;
  message: Message;
  strength: number;
}

/** How it is with the bots of this server. */
export interface Bots {
  preparing: string[];
}

/** A rank of the solo game, and the least score for it. */
export interface RankShape {
  rank: Message;
  least: number;
}

/** A game that can be played here. */
export interface GameShape {
  game: string;
  title: Message;
  players: number[];
  levels: LevelShape[];
  fallback_level: string;
  ranks: RankShape[];
  packs: PackShape[];
  has_daily: boolean;
}

/** A worked example: a table as its game draws it, and what the last move did. */
export interface RulesExample {
  game: GameView;
  facts: unknown;
  show: Record<string, unknown>;
}

/** One rule. Every second part of its text is the id of another clause. */
export interface RulesClause {
  id: string;
  parts: string[];
  example: RulesExample | null;
}

/** Clauses under a title. */
export interface RulesSection {
  title: string;
  clauses: RulesClause[];
}

/** The rules of a game in one language. */
export interface Rules {
  game: string;
  pieces: unknown;
  sections: RulesSection[];
}

/** What can be played here. */
export interface Games {
  games: GameShape[];
  chat: boolean;
}

/** Games with others, by how they ended for somebody. */
export interface Tally {
  played: number;
  won: number;
  shared: number;
  lost: number;
}

/** All finished games of one kind with others. */
export interface GameTally {
  played: number;
  won: number;
  shared: number;
  lost: number;
  game: string;
}

/** Against one opponent: won is to be placed before them. */
export interface OpponentTally {
  played: number;
  won: number;
  shared: number;
  lost: number;
  game: string;
  player: PersonPlayer | BotPlayer;
}

/** A rank of the solo game, and how often somebody reached exactly that. */
export interface Rung {
  rank: Message;
  least: number;
  times: number;
}

/** Somebody's best solo game. */
export interface Best {
  table: string;
  score: number;
  finished: number;
  rank: Message | null;
}

/** Solo games of one kind. */
export interface SoloTally {
  game: string;
  played: number;
  best: Best;
  ladder: Rung[];
}

/** Attempts at daily challenges. */
export interface DailyTally {
  played: number;
  streak: number;
  longest: number;
  best: number | null;
}

/** A rating after a game. */
export interface RatingPoint {
  finished: number;
  rating: number;
}

/** Somebody's rating in one game, and how it came about (the last games). */
export interface RatingTally {
  game: string;
  rating: number;
  games: number;
  points: RatingPoint[];
}

/** What somebody has played here, from stored results. */
export interface Profile {
  games: GameTally[];
  opponents: OpponentTally[];
  solo: SoloTally[];
  daily: DailyTally;
  ratings: RatingTally[];
}

/** What the host tells everybody: in one language or several, and until when. */
export interface Announcement {
  texts: Record<string, string>;
  until: number | null;
}

/** What hosts have decided for the whole server. */
export interface HouseRules {
  door: "open" | "closed" | "invited";
  announcement: Announcement | null;
}

/** Something for people: a code of the catalogues and its parameters. */
export interface Message {
  code: string;
  params: Record<string, unknown>;
}

/** Why a request was not carried out. */
export interface Problem {
  message: Message;
  clause: string | null;
}

/** Who the asker is. */
export interface Me {
  id: string;
  name: string;
  claimed: boolean;
  lang: "en" | "de" | "es" | "ja";
  chat: boolean;
  notices: boolean;
  build: string;
  is_host: boolean;
  door: "open" | "closed" | "invited";
  is_new: boolean;
  announcement: Announcement | null;
}

/** Another name or language. */
export interface Changes {
  name?: string | null;
  lang?: "en" | "de" | "es" | "ja" | null;
}

/** Keep my name with this passphrase. */
export interface Claim {
  passphrase: string;
}

/** Come back on another device. */
export interface Enter {
  name: string;
  passphrase: string;
}

/** Somebody's name, or a line that they wrote at a table. */
export interface Report {
  about: string;
  kind: "name" | "words";
  table?: string;
  invite?: string;
  line?: number;
  note?: string;
}

/** A code that a host has given. */
export interface Code {
  code: string;
}

/** How long somebody may think. */
export interface ClockShape {
  kind?: "none" | "live" | "days";
  minutes?: number;
  increment?: number;
  days?: number;
}

/** What somebody wants to play. */
export interface NewTable {
  game: string;
  players?: number;
  seat?: number;
  bots?: Record<string, string>;
  setup?: string[];
  pack?: string;
  pack_text?: string;
  clock?: ClockShape;
  on_timeout?: "bot" | "loss";
  listed?: boolean;
  rated?: boolean;
  practice?: boolean;
  match?: boolean;
}

/** A table that was made. */
export interface Made {
  table: string;
  invite: string | null;
}

/** Somebody, as others see them; an empty name is somebody whose data was deleted. */
export interface Person {
  id: string;
  name: string;
}

/** A seat and who plays there; nobody if it is open. */
export interface SeatShape {
  seat: number;
  player: PersonPlayer | BotPlayer | NamedPlayer | null;
}

/** A table in a list. */
export interface TableShape {
  table: string;
  game: string;
  players: number;
  pack: string;
  status: "waiting" | "playing" | "over";
  listed: boolean;
  rated: boolean;
  daily: string | null;
  clock: string;
  open_seats: number;
  seats: SeatShape[];
  host: Person;
  created: number;
  changed: number;
  to_act: number;
  your_seat: number;
  scores: number[] | null;
  winners: number[] | null;
}

/** Listed tables. */
export interface Lobby {
  open: TableShape[];
  playing: TableShape[];
}

/** Tables at which somebody sits. */
export interface MyTables {
  playing: TableShape[];
  over: TableShape[];
}

/** The invitation that is good now. */
export interface Invitation {
  invite: string | null;
}

/** A finished public game. */
export interface RecordShape {
  table: string;
  game: string;
  players: number;
  finished: number;
  rated: boolean;
  imported: boolean;
  daily: string | null;
  events: number;
  scores: number[];
  places: number[][];
  seats: SeatShape[];
}

/** Finished public games, newest first. */
export interface Records {
  records: RecordShape[];
  before: string | null;
}

/** Another try at today's deal, which does not count. */
export interface Again {
  again?: boolean;
}

/** An attempt at a day's challenge. */
export interface Attempt {
  day: string;
  table: string | null;
  person: Person;
  place: number | null;
  score: number | null;
  rank: Message | null;
}

/** A day's challenge. */
export interface Daily {
  day: string;
  ends: number;
  mine: Attempt | null;
  scores: Attempt[];
  bests: Attempt[];
  streak: number;
  counts: boolean;
}

/** Somebody on the leaderboard: a person, or a bot of a level. */
export interface Leader {
  place: number;
  player: PersonPlayer | BotPlayer;
  rating: number;
  games: number;
}

/** The best at a game. */
export interface Leaderboard {
  game: string;
  leaders: Leader[];
}

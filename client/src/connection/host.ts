/* Written by client/scripts/wire.py from lapidarium.server.http.host_schemas. Do not edit. */

import type { BotPlayer, PersonPlayer } from "./messages.ts";

import type { Announcement } from "./schemas.ts";

/** What to tell everybody, in the languages that it is given in. */
export interface NewAnnouncement {
  texts: Record<string, string>;
  until?: number | null;
}

/** Who may come in. */
export interface NewDoor {
  door: "open" | "closed" | "invited";
}

/** A code for so many new people. */
export interface NewCode {
  uses?: number;
  until?: number | null;
  note?: string;
}

/** Another name; or banned, or not any more. */
export interface PersonChanges {
  name?: string | null;
  banned?: boolean | null;
}

/** A code that is good now. */
export interface CodeRow {
  code: string;
  created: number;
  until: number | null;
  uses_left: number;
  note: string;
}

/** The server in a few figures. */
export interface Overview {
  version: string;
  door: "open" | "closed" | "invited";
  announcement: Announcement | null;
  people: number;
  registered: number;
  banned: number;
  online: number;
  tables: Record<string, number>;
  reports: number;
  codes: CodeRow[];
}

/** A code that was made. */
export interface MadeCode {
  code: string;
}

/** A table in a list. */
export interface TableRow {
  at_table: string;
  game: string;
  status: string;
  listed: boolean;
  host: string;
  host_name: string;
  players: (PersonPlayer | BotPlayer)[];
  created: number;
  changed: number;
}

/** Somebody in a list. */
export interface PersonRow {
  person: string;
  name: string;
  is_registered: boolean;
  is_host: boolean;
  banned: number | null;
  lang: string;
  created: number;
  seen: number;
}

/** Somebody at a table. */
export interface OnlineRow {
  person: string;
  name: string;
  at_table: string;
  game: string;
}

/** What somebody reported about somebody. */
export interface ReportRow {
  number: number;
  at: number;
  person: string;
  person_name: string;
  about: string;
  about_name: string;
  at_table: string;
  kind: string;
  words: string;
  note: string;
  closed: number | null;
}

/** A pack that somebody keeps, or a shared copy. */
export interface PackRow {
  key: string;
  is_shared: boolean;
  game: string;
  title: string;
  person: string;
  person_name: string;
  at: number;
}

/** What a host did. */
export interface LogRow {
  number: number;
  at: number;
  by_whom: string;
  action: string;
  about: string;
  detail: string;
}

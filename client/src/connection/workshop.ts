/* Written by client/scripts/wire.py from lapidarium.server.http.workshop_schemas. Do not edit. */

import type { Message } from "./schemas.ts";

/** A pack, and the figures that it shall have instead of its own. */
export interface PackToCheck {
  text: string;
  figures?: Record<string, unknown> | null;
}

/** One problem of a pack. */
export interface PackProblem {
  key: string;
  found: string;
  expected: Message;
  is_warning: boolean;
}

/** A pack as the workshop shows it. */
export interface CheckedPack {
  text: string;
  game: string;
  title: string;
  digest: string | null;
  problems: PackProblem[];
  sources: Record<string, number>;
  figures: Record<string, unknown> | null;
  meaning: Record<string, unknown> | null;
}

/** A pack to begin with. */
export interface StartingPack {
  name: string;
  title: string;
  text: string;
}

/** What one can begin with in a game: the shipped packs, and nothing. */
export interface StartingPacks {
  packs: StartingPack[];
  blank: string | null;
}

/** A pack to keep under one's name. */
export interface PackToKeep {
  game: string;
  text: string;
}

/** A new version of a pack. */
export interface PackToSave {
  text: string;
}

/** One of somebody's packs in a list. */
export interface OwnPackShape {
  pack: string;
  game: string;
  title: string;
  version: number;
  changed: number;
  problems: number;
}

/** Somebody's packs, and how many there may be. */
export interface OwnPackList {
  packs: OwnPackShape[];
  most: number;
}

/** A version of a pack. */
export interface PackVersion {
  version: number;
  problems: number;
  saved: number;
}

/** One of somebody's packs: the text of one version, and which there are. */
export interface OwnPack {
  pack: string;
  game: string;
  version: number;
  text: string;
  versions: PackVersion[];
}

/** Where a pack was saved. */
export interface SavedPack {
  pack: string;
  version: number;
}

/** The key of a shared copy. */
export interface SharedPack {
  share: string;
}

/** A pack that somebody shares: a copy that never changes. */
export interface SharedCopy {
  game: string;
  title: string;
  text: string;
}

/** How does this pack play? */
export interface PackToPlay {
  text: string;
  players: number;
  start?: boolean;
}

/** How often tokens of one kind paid. */
export interface Payment {
  item: Message;
  paid: number;
  of: number;
  points: number;
}

/** The tokens of one kind; `pays-KIND` is its name. */
export interface Payments {
  kind: string;
  items: Payment[];
}

/** How a pack plays, summed up over its games so far. */
export interface BalanceSums {
  digest: string;
  games: number;
  turns: Record<string, number>;
  scores: Record<string, number>;
  bar: number;
  points: number[];
  wins: number[];
  payments: Payments[];
}

/** How a pack plays beside the shipped one. */
export interface Balance {
  own: BalanceSums;
  shipped: BalanceSums;
  of: number;
  running: boolean;
  bot: Message;
}

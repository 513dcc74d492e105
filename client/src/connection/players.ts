/* Written by client/scripts/wire.py from src/lapidarium/server/tables/players.py. Do not edit. */

/** A person; `bot` is the level of the bot that plays in their place, if one does. */
export interface PersonPlayer {
  kind: "person";
  id: string;
  name: string;
  bot: string | null;
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
}

export type Player = PersonPlayer | BotPlayer | NamedPlayer;

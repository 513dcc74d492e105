/* The games that have drawings of their own. Any other game is played on the plain table. */
import type { GameClient } from "../table/game.ts";
import { any } from "./any/index.ts";
import { monolyth } from "./monolyth/index.ts";
import { ocelot } from "./ocelot/index.ts";

const GAMES = new Map<string, GameClient>(Object.entries({ monolyth, ocelot }));

export function gameClient(name: string): GameClient {
  return GAMES.get(name) ?? any;
}

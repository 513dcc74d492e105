/* The picture of a game on a card. */
import type { JSX } from "preact";
import { useLoaded } from "../hooks/hooks.ts";
import type { GameClient } from "./game.ts";

/** Its place is kept while it is loaded, so that nothing jumps. */
export function GamePicture({ client }: { client: GameClient }): JSX.Element | null {
  const art = useLoaded(client.loadArt);
  return client.loadArt ? <div class="art-box">{art && <art.is />}</div> : null;
}

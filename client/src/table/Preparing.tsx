/* A new server compiles what its bots search with, once: said to whoever waits for a bot meanwhile. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { request } from "../connection/http.ts";
import type { RoomTable } from "../connection/tableState.ts";
import type { Bots } from "../connection/schemas.ts";
import { type Catalogues, learn, say } from "../words/words.ts";
import { botOn, playerOn } from "./names.ts";

/** Milliseconds: whoever waits so long asks why, and then now and then. */
const [SOON, AGAIN] = [1500, 3000];
const WORDS: Catalogues = {
  en: () => import("words:en/waiting"),
  de: () => import("words:de/waiting"),
  es: () => import("words:es/waiting"),
  ja: () => import("words:ja/waiting"),
};

function usePreparing(game: string, isWaiting: boolean): boolean {
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setPreparing(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const found = await request<Bots>("GET", "/bots").catch(() => null);
      const isPrepared = !found?.preparing.includes(game);
      if (!isPrepared) await learn(WORDS);
      if (!isWanted) return;
      setPreparing(!isPrepared);
      timer = setTimeout(() => void look(), AGAIN);
    };
    timer = setTimeout(() => void look(), SOON);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [game, isWaiting]);
  return isPreparing && isWaiting;
}

/** Beside what is waited for. */
export function Preparing({ game, isWaiting }: { game: string; isWaiting: boolean }): JSX.Element | null {
  return usePreparing(game, isWaiting) ? (
    <p role="status" class="note" data-preparing>
      {say("ui-bots-preparing")}
    </p>
  ) : null;
}

interface TableProps {
  table: RoomTable;
  /** Is a hint on its way? */
  isThinking: boolean;
}

/** At a table nobody waits for long: an easier level takes their place. */
export function TablePreparing({ table, isThinking }: TableProps): JSX.Element | null {
  const acting = playerOn(table.game, table.game.to_act);
  const isWaiting = table.room.status === "playing" && (isThinking || botOn(acting) !== null);
  return usePreparing(table.game.game, isWaiting) ? (
    <div class="banner" role="status" data-preparing>
      <p>
        {say("ui-bots-preparing")} {say("ui-bots-simpler")}
      </p>
    </div>
  ) : null;
}

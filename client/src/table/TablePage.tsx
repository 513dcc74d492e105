/* A table, from opening its socket to leaving it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Route } from "../hooks/address.ts";
import { useStore } from "../hooks/store.ts";
import { http } from "../connection/http.ts";
import { say } from "../words/words.ts";
import { isInRoom } from "../connection/tableState.ts";
import type { GameRegistry, GameTable } from "./game.ts";
import { openTable, type Session } from "./session.ts";
import { Shell } from "./Shell.tsx";
import { TableError } from "./TableError.tsx";

interface Props {
  route: Extract<Route, { page: "table" }>;
  games: GameRegistry;
}

export default function TablePage({ route, games }: Props): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    let opened: Session | null = null;
    let isWanted = true;
    const open = (): void => {
      if (isWanted) setSession((opened = openTable(route.table, route.invite)));
    };
    void http.me().then(open, open);
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [route.table, route.invite]);
  return session ? (
    <OpenTable session={session} games={games} table={route.table} />
  ) : (
    <p class="loading">{say("ui-loading")}</p>
  );
}

interface OpenProps {
  session: Session;
  games: GameRegistry;
  table: string;
}

function OpenTable({ session, games, table }: OpenProps): JSX.Element {
  const state = useStore(session.playback.shown);
  const connection = useStore(session.connection);
  const [loaded, setLoaded] = useState<{ Table: GameTable } | null>(null);
  const name = state.game?.game;
  useEffect(() => {
    if (name)
      void games(name)
        .loadTable()
        .then((Table) => setLoaded({ Table }));
  }, [name, games]);
  if (connection === "gone" && !state.game) return <TableError session={session} table={table} />;
  if (!isInRoom(state) || !loaded) return <p class="loading">{say("ui-loading")}</p>;
  return <Shell session={session} state={state} game={games(state.game.game)} Table={loaded.Table} />;
}

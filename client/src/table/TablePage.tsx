/* A table, from opening its socket to leaving it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Route } from "../hooks/address.ts";
import { useStore } from "../hooks/store.ts";
import { http } from "../connection/http.ts";
import { say } from "../words/words.ts";
import { GAMES, type Game } from "./game.ts";
import { openTable, type Session } from "./session.ts";
import { Shell } from "./Shell.tsx";
import { Trouble } from "./TableError.tsx";

export default function TablePage({ route }: { route: Extract<Route, { page: "table" }> }): JSX.Element {
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
  return session ? <OpenTable session={session} /> : <p class="loading">{say("ui-loading")}</p>;
}

function OpenTable({ session }: { session: Session }): JSX.Element {
  const state = useStore(session.state);
  const link = useStore(session.link);
  const [game, setGame] = useState<{ Game: Game } | null>(null);
  const name = state.view?.game;
  useEffect(() => {
    if (name) void GAMES[name]().then((Game) => setGame({ Game }));
  }, [name]);
  if (link === "gone" && !state.view) return <Trouble session={session} />;
  if (!state.view || !state.pieces || !game) return <p class="loading">{say("ui-loading")}</p>;
  return <Shell session={session} state={state} Game={game.Game} />;
}

/* A table that is open in this page: its state, its socket, and what can be said to it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Store } from "../hooks/store.ts";
import type { Refused, Told } from "../connection/messages.ts";
import { hasGap, NOTHING, reduce, type TableState } from "../connection/tableState.ts";
import {
  type Answer,
  type Link,
  Lost,
  newKey,
  socketAddress,
  TableSocket,
  type Wish,
} from "../connection/socket.ts";

export interface Session {
  state: Store<TableState>;
  link: Store<Link>;
  /** The last thing that was refused, until something else happens. */
  refused: Store<Refused | null>;
  send: (wish: Wish) => Promise<Answer | null>;
  play: (move: string) => Promise<boolean>;
  ask: (about: string) => Promise<Told | Refused | null>;
  close: () => void;
}

export function openTable(table: string, invite: string | null): Session {
  const state = new Store<TableState>(NOTHING);
  const link = new Store<Link>("connecting");
  const refused = new Store<Refused | null>(null);
  const socket = new TableSocket(socketAddress(table, invite), {
    onLink: (next) => link.set(next),
    onTurnedAway: (why) => refused.set(why),
    onMessage: (message) => {
      if (hasGap(state.get(), message)) {
        void send({ type: "resync" });
        return;
      }
      if (message.type === "table") refused.set(null);
      state.change((old) => reduce(old, message, performance.now()));
    },
  });

  async function send(wish: Wish): Promise<Answer | null> {
    try {
      const answer = await socket.send(wish);
      if (wish.type !== "ask") refused.set(answer.type === "refused" ? answer : null);
      return answer;
    } catch (why) {
      if (why instanceof Lost) return null;
      throw why;
    }
  }

  return {
    state,
    link,
    refused,
    send,
    play: async (move) => {
      const after = state.get().view?.event ?? 0;
      const answer = await send({ type: "play", move, after, key: newKey() });
      return answer?.type === "done";
    },
    ask: async (about) => {
      const answer = await send({ type: "ask", about });
      return answer?.type === "told" || answer?.type === "refused" ? answer : null;
    },
    close: () => socket.close(),
  };
}

const ASK_AFTER = 60;

/** What the server says about a move or a square; asked once the player rests on it. */
export function useTold(session: Session, event: number, about: string | null): Told | Refused | null {
  const known = useRef(new Map<string, Told | Refused>());
  const [, redraw] = useState(0);
  const key = about === null ? null : `${event} ${about}`;
  useEffect(() => {
    if (key === null || about === null || known.current.has(key)) return;
    const timer = setTimeout(async () => {
      const answer = await session.ask(about);
      if (answer) known.current.set(key, answer);
      redraw((n) => n + 1);
    }, ASK_AFTER);
    return () => clearTimeout(timer);
  }, [session, key, about]);
  return key === null ? null : (known.current.get(key) ?? null);
}

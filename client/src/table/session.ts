/* A table that is open in this page: its state, its socket, and what can be said to it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Store } from "../hooks/store.ts";
import type { RefusedMessage, AskAnswer } from "../connection/messages.ts";
import { Playback } from "./motion/playback.ts";
import {
  hasGap,
  isView,
  lastChat,
  INITIAL_STATE,
  reduce,
  type TableState,
} from "../connection/tableState.ts";
import {
  type Reply,
  type Connection,
  Lost,
  newKey,
  socketAddress,
  TableSocket,
  type Request,
} from "../connection/socket.ts";

export interface Session {
  state: Store<TableState>;
  connection: Store<Connection>;
  /** The table as it is on the page: a little behind `state`, so that moves can be followed. */
  playback: Playback;
  /** The last thing that was refused, until something else happens. */
  refused: Store<RefusedMessage | null>;
  /** Moves that were sent and not answered yet. */
  unanswered: Store<number>;
  send: (request: Request) => Promise<Reply | null>;
  play: (move: string) => Promise<boolean>;
  ask: (about: string) => Promise<AskAnswer | RefusedMessage | null>;
  close: () => void;
}

/** A session without a server's table behind it: what is played or asked goes elsewhere, or nowhere. */
export function sessionWithoutTable({ play, ask }: Partial<Pick<Session, "play" | "ask">> = {}): Session {
  const playback = new Playback({ pauseOf: () => 0 });
  return {
    state: new Store<TableState>(INITIAL_STATE),
    connection: new Store<Connection>("open"),
    playback,
    refused: new Store<RefusedMessage | null>(null),
    unanswered: new Store(0),
    send: () => Promise.resolve(null),
    play: play ?? (() => Promise.resolve(false)),
    ask: ask ?? (() => Promise.resolve(null)),
    close: () => playback.finish(),
  };
}

export function openTable(table: string, invite: string | null): Session {
  const state = new Store<TableState>(INITIAL_STATE);
  const connection = new Store<Connection>("connecting");
  const refused = new Store<RefusedMessage | null>(null);
  const unanswered = new Store(0);
  const playback = new Playback({ pauseOf: () => 0 });
  let isResyncing = false;
  const socket = new TableSocket(() => socketAddress(table, invite, lastChat(state.get())), {
    onConnection: (next) => connection.set(next),
    onTurnedAway: (why) => refused.set(why),
    onMessage: (message) => {
      if (hasGap(state.get(), message)) {
        resync();
        return;
      }
      if (isView(message)) refused.set(null);
      state.change((old) => reduce(old, message, performance.now()));
      playback.push(state.get());
    },
  });

  /** Ask for everything, once: until it comes, what else comes has the same gap. */
  function resync(): void {
    if (isResyncing) return;
    isResyncing = true;
    void send({ type: "resync" }).then(() => (isResyncing = false));
  }

  async function send(request: Request): Promise<Reply | null> {
    try {
      const answer = await socket.send(request);
      if (request.type !== "ask") refused.set(answer.type === "refused" ? answer : null);
      return answer;
    } catch (why) {
      if (why instanceof Lost) return null;
      throw why;
    }
  }

  return {
    state,
    connection,
    playback,
    refused,
    unanswered,
    send,
    play: async (move) => {
      const after = state.get().game?.event ?? 0;
      unanswered.change((count) => count + 1);
      const answer = await send({ type: "play", move, after, key: newKey() });
      unanswered.change((count) => count - 1);
      return answer?.type === "done";
    },
    ask: async (about) => {
      const answer = await send({ type: "ask", about });
      return answer?.type === "answer" || answer?.type === "refused" ? answer : null;
    },
    close: () => {
      playback.finish();
      socket.close();
    },
  };
}

const ASK_AFTER = 60;

/** What the server says about a move or a square; asked once the player rests on it. */
export function useAnswer(
  session: Session,
  event: number,
  about: string | null,
): AskAnswer | RefusedMessage | null {
  const known = useRef(new Map<string, AskAnswer | RefusedMessage>());
  const [, redraw] = useState(0);
  const key = about === null ? null : `${event} ${about}`;
  useEffect(() => {
    if (key === null || about === null || known.current.has(key)) return;
    const ask = async (): Promise<void> => {
      const answer = await session.ask(about);
      if (answer) known.current.set(key, answer);
      redraw((n) => n + 1);
    };
    const timer = setTimeout(() => void ask(), ASK_AFTER);
    return () => clearTimeout(timer);
  }, [session, key, about]);
  return key === null ? null : (known.current.get(key) ?? null);
}

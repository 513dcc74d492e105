/* A position that one plays by oneself, as if it were a table: the server judges each move, nothing is kept there. */
import type { AskAnswer, RefusedMessage, TableView } from "../connection/messages.ts";
import type { Refusal as Told } from "../connection/learning.ts";
import { Refusal } from "../connection/http.ts";
import type { Connection } from "../connection/socket.ts";
import { NOTHING, type TableState } from "../connection/tableState.ts";
import { Store } from "../hooks/store.ts";
import { Playback } from "../table/motion/playback.ts";
import type { Session } from "../table/session.ts";

/** What the server says to a move. */
export interface Judged {
  verdict: "refused" | "wrong" | "right" | "done";
  refusal: Told | null;
  table: Record<string, unknown> | null;
}

export interface Requests<J extends Judged> {
  try: (moves: readonly string[], move: string) => Promise<J>;
  ask: (moves: readonly string[], about: string) => Promise<AskAnswer | RefusedMessage>;
}

export interface Listener<J extends Judged> {
  /** A move was judged; `moves` are those that count, with this one if it does. */
  onJudged: (judged: J, moves: readonly string[]) => void;
  /** The server did not answer. */
  onTrouble: (why: unknown) => void;
}

/** Begin with this table; each move that counts leads to the next. */
export function openExercise<J extends Judged>(
  table: unknown,
  requests: Requests<J>,
  { onJudged, onTrouble }: Listener<J>,
): Session {
  const state = new Store<TableState>(NOTHING);
  const refused = new Store<RefusedMessage | null>(null);
  const playback = new Playback({ pauseOf: () => 0 });
  let moves: readonly string[] = [];
  const show = (view: TableView): void => {
    state.set({ view, pieces: view.pieces, log: view.log, chat: [], at: performance.now() });
    playback.push(state.get());
  };
  show(table as TableView);
  return {
    state,
    connection: new Store<Connection>("open"),
    playback,
    refused,
    unanswered: new Store(0),
    send: () => Promise.resolve(null),
    play: async (move) => {
      try {
        const judged = await requests.try(moves, move);
        const isRight = judged.verdict === "right" || judged.verdict === "done";
        if (isRight) moves = [...moves, move];
        if (isRight && judged.table) show(judged.table as unknown as TableView);
        onJudged(judged, moves);
        return isRight;
      } catch (why) {
        onTrouble(why);
        return false;
      }
    },
    ask: async (about) => {
      try {
        return await requests.ask(moves, about);
      } catch (why) {
        return why instanceof Refusal ? { type: "refused", id: 0, message: why.reason, clause: null } : null;
      }
    },
    close: () => playback.finish(),
  };
}

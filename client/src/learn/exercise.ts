/* A position that one plays by oneself, as if it were a table: the server judges each move, nothing is kept there. */
import type { AskAnswer, RefusedMessage, TableMessage } from "../connection/messages.ts";
import type { Refusal as Told } from "../connection/learning.ts";
import { Refusal } from "../connection/http.ts";
import { reduce } from "../connection/tableState.ts";
import { type Session, sessionWithoutTable } from "../table/session.ts";

/** What the server says to a move. */
export interface Judged {
  verdict: "refused" | "wrong" | "right" | "done";
  refusal: Told | null;
  table: TableMessage | null;
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
  table: TableMessage,
  requests: Requests<J>,
  { onJudged, onTrouble }: Listener<J>,
): Session {
  let moves: readonly string[] = [];
  const session = sessionWithoutTable({
    play: async (move) => {
      try {
        const judged = await requests.try(moves, move);
        const isRight = judged.verdict === "right" || judged.verdict === "done";
        if (isRight) moves = [...moves, move];
        if (isRight && judged.table) showExercise(session, judged.table);
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
        return why instanceof Refusal ? { type: "refused", id: 0, message: why.reason } : null;
      }
    },
  });
  showExercise(session, table);
  return session;
}

/** What the server says that the position looks like now. */
export function showExercise(session: Session, table: TableMessage): void {
  session.state.change((state) => reduce(state, table, performance.now()));
  session.playback.push(session.state.get());
}

/* A position as if it were a table at which one person plays every seat. */
import type { AskAnswer, TableView } from "../connection/messages.ts";
import type { StudyAsked, StudyShown } from "../connection/reviews.ts";
import { NOTHING } from "../connection/tableState.ts";
import { Store } from "../hooks/store.ts";
import { Playback } from "../table/motion/playback.ts";
import type { Session } from "../table/session.ts";
import { studies } from "./requests.ts";

export function asTable(shown: StudyShown): TableView {
  return {
    type: "table",
    revision: 0,
    table: "",
    // another position is another event, so that no choice is carried over
    event: numberOf(shown),
    game: shown.game,
    pack: shown.pack,
    players: shown.players,
    status: shown.outcome ? "over" : "playing",
    rated: false,
    practice: true,
    daily: null,
    match: null,
    chat: false,
    you: { person: "", seat: shown.to_act, is_host: false },
    seats: Array.from({ length: shown.players }, (_, n) => ({
      seat: n + 1,
      player: null,
      online: true,
      clock: null,
      resigned: false,
      wants_rematch: false,
      note: null,
    })),
    watching: 0,
    invite: null,
    to_act: shown.to_act,
    undo_asked: 0,
    can_undo: false,
    view: shown.view as TableView["view"],
    choices: shown.choices as TableView["choices"],
    log_from: 0,
    log: [],
    outcome: shown.outcome,
    pieces: shown.pieces as TableView["pieces"],
  };
}

const numbers = new WeakMap<StudyShown, number>();
let last = 0;
function numberOf(shown: StudyShown): number {
  const known = numbers.get(shown) ?? ++last;
  numbers.set(shown, known);
  return known;
}

export function sessionOf(asked: StudyAsked, play: (move: string) => Promise<boolean>): Session {
  return {
    state: new Store(NOTHING),
    connection: new Store("open"),
    playback: new Playback({ pauseOf: () => 0 }),
    refused: new Store(null),
    unanswered: new Store(0),
    send: () => Promise.resolve(null),
    play,
    ask: async (about) => {
      try {
        const answer = await studies.ask(asked, about);
        return { type: "answer", id: 0, about, move: null, step: 0, ...answer } as AskAnswer;
      } catch {
        return null;
      }
    },
    close: () => undefined,
  };
}

/* A position to study, of which one person plays every seat. */
import type { GameView } from "../connection/messages.ts";
import type { StudyAsked, StudyShown } from "../connection/reviews.ts";
import { type Session, sessionWithoutTable } from "../table/session.ts";
import { studies } from "./requests.ts";

const numbers = new WeakMap<StudyShown, number>();
let last = 0;

/** The game of a study; another position is another event, so that no choice is carried over. */
export function studiedGame(shown: StudyShown): GameView {
  const event = numbers.get(shown) ?? ++last;
  numbers.set(shown, event);
  return { ...shown.game, event };
}

export function studySession(asked: StudyAsked, play: (move: string) => Promise<boolean>): Session {
  return sessionWithoutTable({
    play,
    ask: async (about) => {
      try {
        return await studies.ask(asked, about);
      } catch {
        return null;
      }
    },
  });
}

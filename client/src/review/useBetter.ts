/* The better move, drawn on the board: what may be done there, and what the move does. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Decision } from "../connection/reviews.ts";
import { go } from "../hooks/route.ts";
import { studyAddress } from "../study/address.ts";
import { studies } from "../study/requests.ts";
import type { Hinted } from "../table/game.ts";
import type { Session } from "../table/session.ts";

export interface Better {
  event: number;
  seat: number;
  choices: unknown;
  hinted: Hinted;
}

/** Nothing while it is on its way, or where the move that was played is the best. */
export function useBetter(table: string, decision: Decision | null): Better | null {
  const [found, setFound] = useState<Better | null>(null);
  const wanted = decision && decision.better !== decision.move && decision.lost >= 0.05 ? decision : null;
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    const event = wanted.event - 1;
    const load = async (): Promise<void> => {
      const asked = { table, event };
      const [{ shown }, { facts }] = await Promise.all([
        studies.show(asked),
        studies.ask(asked, wanted.better),
      ]);
      if (isWanted && shown)
        setFound({
          event,
          seat: wanted.seat,
          choices: shown.game.choices,
          hinted: { move: wanted.better, facts },
        });
    };
    load().catch(() => undefined); // the words say it all the same
    return () => {
      isWanted = false;
    };
  }, [table, wanted]);
  return wanted && found?.event === wanted.event - 1 ? found : null;
}

/** At the board one can ask about a move; to play one leads to a study. */
export function useReviewSession(silent: Session, table: string, event: number): Session {
  return useMemo(
    () => ({
      ...silent,
      ask: async (about) => {
        try {
          return await studies.ask({ table, event }, about);
        } catch {
          return null;
        }
      },
      play: async (move) => {
        go(studyAddress({ table, event, move }));
        return true;
      },
    }),
    [silent, table, event],
  );
}

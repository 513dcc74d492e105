/* The review of a game as it grows: asked for at once, then looked after until it is done. */
import { useEffect, useState } from "preact/hooks";
import type { ReviewStanding } from "../connection/reviews.ts";
import { problemText } from "../table/problem.ts";
import { type Depth, reviews } from "./requests.ts";

const AGAIN = 1000;

export interface ReviewState {
  standing: ReviewStanding | null;
  trouble: string | null;
}

export function useReview(table: string, depth: Depth): ReviewState {
  const [state, setState] = useState<ReviewState>({ standing: null, trouble: null });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const ask = async (isFirst: boolean): Promise<void> => {
      try {
        let standing = await reviews.standing(table, depth);
        if (isFirst && (standing.status === "none" || standing.status === "failed"))
          standing = await reviews.start(table, depth);
        if (!isWanted) return;
        setState({ standing, trouble: null });
        if (standing.status === "waiting" || standing.status === "running")
          timer = setTimeout(() => void ask(false), AGAIN);
      } catch (why) {
        if (isWanted) setState(({ standing }) => ({ standing, trouble: problemText(why) }));
      }
    };
    void ask(true);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [table, depth]);
  return state;
}

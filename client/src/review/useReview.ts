/* The review of a game as it grows: asked for at once, then looked after until it is done.
   The deepest finished one is shown; a deeper one takes its place when it is done, not before. */
import { useEffect, useState } from "preact/hooks";
import { isUnanswered } from "../connection/http.ts";
import type { Review, ReviewStanding } from "../connection/reviews.ts";
import { problemText } from "../table/problem.ts";
import { type Depth, reviews } from "./requests.ts";

const AGAIN = 1000;
const USUAL: Depth = 1;
const DEEP: Depth = 4;

export interface ReviewState {
  /** The deepest that is done. */
  review: Review | null;
  isDeep: boolean;
  /** The one that is being made, or failed. */
  making: ReviewStanding | null;
  trouble: string | null;
}

const NONE: ReviewState = { review: null, isDeep: false, making: null, trouble: null };

/** `tries`: how often somebody has asked for the deeper one. */
export function useReview(table: string, tries: number): ReviewState {
  const [state, setState] = useState(NONE);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const look = async (isFirst: boolean, known: Review | null): Promise<void> => {
      try {
        const deep = await standingOf(table, DEEP, isFirst && tries > 0);
        const isDeep = deep.review !== null;
        const isDeeper = isDeep || isOn(deep) || tries > 0;
        const usual = known || isDeep ? null : await standingOf(table, USUAL, isFirst && !isDeeper);
        if (!isWanted) return;
        const review = deep.review ?? known ?? usual?.review ?? null;
        const making = isDeep ? null : isDeeper ? deep : review ? null : usual;
        setState({ review, isDeep, making, trouble: null });
        if (making && isOn(making)) timer = setTimeout(() => void look(false, review), AGAIN);
      } catch (why) {
        if (!isWanted) return;
        setState((before) => ({ ...before, trouble: problemText(why) }));
        if (isUnanswered(why)) timer = setTimeout(() => void look(true, known), AGAIN); // a new server begins anew
      }
    };
    void look(true, null);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [table, tries]);
  return state;
}

function isOn({ status }: ReviewStanding): boolean {
  return status === "waiting" || status === "running";
}

/** How far it is; it is begun if it is wanted and nobody has. */
async function standingOf(table: string, depth: Depth, isAsked: boolean): Promise<ReviewStanding> {
  const found = await reviews.standing(table, depth);
  const isIdle = found.status === "none" || found.status === "failed";
  return isAsked && isIdle ? reviews.start(table, depth) : found;
}

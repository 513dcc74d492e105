/* The review beside the board, and the better move on the board. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ReplaySteps } from "../connection/http.ts";
import type { Review } from "../connection/reviews.ts";
import type { Session } from "../table/session.ts";
import { decisionAfter } from "./figures.ts";
import { ReviewPanel } from "./ReviewPanel.tsx";
import { type Better, useBetter, useReviewSession } from "./useBetter.ts";

interface Props {
  steps: ReplaySteps;
  names: string[];
  event: number;
  /** The session of a board that nobody may touch. */
  silent: Session;
  onDrawn: (drawn: { better: Better; session: Session } | null) => void;
  onGo: (event: number) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

export function ReviewSide({ silent, onDrawn, ...props }: Props): JSX.Element {
  const [review, setReview] = useState<Review | null>(null);
  const [showsBetter, setShowsBetter] = useState(true);
  const decision = review && decisionAfter(review, props.event);
  const better = useBetter(props.steps.table, showsBetter ? decision : null);
  const session = useReviewSession(silent, props.steps.table, props.event);
  useEffect(() => onDrawn(better && { better, session }), [better, session, onDrawn]);
  return <ReviewPanel {...props} {...{ showsBetter }} onBetter={setShowsBetter} onReview={setReview} />;
}

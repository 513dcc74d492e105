/* The review beside the board of a replay: graph, the decision where one stands, and the whole summed up. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ReplaySteps } from "../connection/http.ts";
import type { Review, ReviewStanding } from "../connection/reviews.ts";
import { Icon } from "../controls/icons.tsx";
import { ToolButton } from "../controls/ToolButton.tsx";
import { useMark } from "../hooks/hooks.ts";
import { go } from "../hooks/route.ts";
import { studyAddress } from "../study/address.ts";
import { levelName } from "../table/names.ts";
import { Preparing } from "../table/Preparing.tsx";
import { render, say, sentence } from "../words/words.ts";
import { DecisionCard } from "./DecisionCard.tsx";
import { decisionAfter, nextMistake } from "./figures.ts";
import { Graph } from "./Graph.tsx";
import { PlayFrom } from "./PlayFrom.tsx";
import "./review.css";
import { SummaryList } from "./SummaryList.tsx";
import { useReview } from "./useReview.ts";

export interface PanelProps {
  steps: ReplaySteps;
  names: string[];
  event: number;
  /** Does the board show the better move? */
  showsBetter: boolean;
  onBetter: (shows: boolean) => void;
  onReview: (review: Review | null) => void;
  onGo: (event: number) => void;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

export function ReviewPanel(props: PanelProps): JSX.Element {
  const { steps, names, event, onReview } = props;
  const panel = useRef<HTMLElement>(null);
  const onGo = (to: number): void => {
    props.onGo(to);
    panel.current?.scrollTo({ top: 0 }); // there it says what was decided
  };
  const [tries, setTries] = useState(0);
  const { review, isDeep, making, trouble } = useReview(steps.table, tries);
  const [refused, setRefused] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const deepen = (): void => {
    setTries(tries + 1);
    heading.current?.focus({ preventScroll: true }); // the button goes; how far it is stands here
    panel.current?.scrollTo({ top: 0 });
  };
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => onReview(review), [review, onReview]);
  useMark("has-end", true);
  const problem = refused ?? trouble;
  return (
    <section
      class="end card review"
      ref={panel}
      aria-label={say("review-title")}
      data-review={review ? "done" : (making?.status ?? "")}
      data-deeper={isDeep ? "done" : review ? (making?.status ?? "") : ""}
    >
      <div class="end-head">
        <h1 ref={heading} tabIndex={-1}>
          {say("review-title")}
        </h1>
        <button
          type="button"
          class="tool"
          aria-label={say("ui-close")}
          onClick={props.onClose}
          data-act="close-review"
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {problem && (
        <p class="why" role="alert">
          {problem}
        </p>
      )}
      {making && <Progress game={steps.game} {...making} isDeeper={review !== null} />}
      {review && <Found {...props} review={review} />}
      <div class="end-acts">
        <PlayFrom
          table={steps.table}
          game={steps.game}
          players={steps.players}
          event={event}
          onTrouble={setRefused}
        />
        <button
          type="button"
          class="button"
          onClick={() => go(studyAddress({ table: steps.table, event }))}
          data-act="study"
        >
          {say("ui-study-position")}
        </button>
        {review && !isDeep && (!making || making.status === "failed") && (
          <button type="button" class="button" onClick={deepen} data-act="deeper">
            {say("review-deeper")}
          </button>
        )}
      </div>
      {review && (
        <>
          <SummaryList review={review} names={names} onGo={onGo} />
          <p class="note">
            {isDeep && `${say("review-deeper-done")} `}
            {say("review-by", { level: levelName(review.level) })}
          </p>
        </>
      )}
    </section>
  );
}

interface ProgressProps extends Pick<ReviewStanding, "status" | "done" | "total"> {
  game: string;
  /** What there is stays in sight meanwhile. */
  isDeeper: boolean;
}

function Progress({ game, status, done, total, isDeeper }: ProgressProps): JSX.Element {
  const words =
    status === "failed"
      ? say(isDeeper ? "review-deeper-failed" : "review-failed")
      : status === "waiting"
        ? say(isDeeper ? "review-deeper-waiting" : "review-waiting")
        : say(isDeeper ? "review-deeper-at" : "review-at", { done, total });
  return (
    <div class="review-progress">
      <progress value={done} max={Math.max(1, total)} aria-label={say("review-progress")} />
      <p role="status">{sentence(words)}</p>
      <Preparing game={game} isWaiting={status !== "failed"} />
    </div>
  );
}

function Found(props: PanelProps & { review: Review }): JSX.Element {
  const { review, names, event, onGo } = props;
  const decision = decisionAfter(review, event);
  const [before, after] = [nextMistake(review, event, -1), nextMistake(review, event, 1)];
  const words = decision
    ? `${say(`review-grade-${decision.grade}`)}: ${render(decision.message)}`
    : say("review-nothing-here");
  return (
    <>
      <Graph review={review} names={names} event={event} words={words} onGo={onGo} />
      <div class="review-steps" role="group" aria-label={say("review-steps")}>
        <ToolButton
          icon="start"
          label={say("review-mistake-before")}
          act="mistake-before"
          disabled={!before}
          onClick={() => before && onGo(before.event - 1)}
        />
        <ToolButton
          icon="back"
          label={say("ui-replay-back")}
          act="review-back"
          onClick={() => props.onStep(-1)}
        />
        <ToolButton icon="chev" label={say("ui-replay-on")} act="review-on" onClick={() => props.onStep(1)} />
        <ToolButton
          icon="end"
          label={say("review-mistake-next")}
          act="mistake-next"
          disabled={!after}
          onClick={() => after && onGo(after.event - 1)}
        />
        <label class="better-switch">
          <input
            type="checkbox"
            checked={props.showsBetter}
            onChange={({ currentTarget }) => props.onBetter(currentTarget.checked)}
            data-act="show-better"
          />
          {say("review-show-better")}
        </label>
      </div>
      <div aria-live="polite">
        {decision ? (
          <DecisionCard {...{ review, decision, names }} reader={props.steps.you} />
        ) : (
          <p class="note">{say("review-nothing-here")}</p>
        )}
      </div>
    </>
  );
}

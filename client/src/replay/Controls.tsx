/* The bar of a replay: back, run, on, the line to scrub, and whose eyes one looks through. */
import type { JSX } from "preact";
import { CopyLink } from "../controls/CopyLink.tsx";
import { ToolButton } from "../controls/ToolButton.tsx";
import { say } from "../words/words.ts";

interface Props {
  at: number;
  last: number;
  isRunning: boolean;
  seat: number;
  names: string[];
  words: string;
  outcome: string | null;
  link: string;
  onGo: (to: number) => void;
  onRun: () => void;
  onSeat: (seat: number) => void;
  onSheet: (() => void) | null;
  /** The review, of a game that is over; and a study of where one stands. */
  onReview: (() => void) | null;
  study: string | null;
}

export function Controls(props: Props): JSX.Element {
  const { at, last, isRunning, seat, names, onGo } = props;
  return (
    <div class="action replay" role="group" aria-label={say("ui-replay")}>
      <div class="replay-buttons">
        <ToolButton
          icon="start"
          label={say("ui-replay-start")}
          act="replay-start"
          disabled={at === 0}
          onClick={() => onGo(0)}
        />
        <ToolButton
          icon="back"
          label={say("ui-replay-back")}
          act="replay-back"
          disabled={at === 0}
          onClick={() => onGo(at - 1)}
          keys="←"
        />
        <ToolButton
          icon={isRunning ? "pause" : "play"}
          label={say(isRunning ? "ui-replay-pause" : "ui-replay-run")}
          act="replay-run"
          onClick={props.onRun}
        />
        <ToolButton
          icon="chev"
          label={say("ui-replay-on")}
          act="replay-on"
          disabled={at === last}
          onClick={() => onGo(at + 1)}
          keys="→"
        />
        <ToolButton
          icon="end"
          label={say("ui-replay-end")}
          act="replay-end"
          disabled={at === last}
          onClick={() => onGo(last)}
        />
      </div>
      <input
        class="scrub"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say("ui-replay-scrub")}
        aria-valuetext={props.words}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
        data-act="scrub"
      />
      <p class="replay-words" aria-live="polite">
        {props.outcome ?? props.words}
      </p>
      <div class="acts">
        <label class="seen-by">
          <span class="unseen">{say("ui-seen-by")}</span>
          <select
            class="field"
            value={String(seat)}
            onChange={(event) => props.onSeat(Number(event.currentTarget.value))}
            data-act="seen-by"
          >
            <option value="0">{say("ui-seen-by-all")}</option>
            {names.map((name, n) => (
              <option key={n} value={String(n + 1)}>
                {say("ui-seen-by-seat", { name })}
              </option>
            ))}
          </select>
        </label>
        {props.onSheet && (
          <button type="button" class="button small" onClick={props.onSheet} data-act="sheet">
            {say("ui-show-sheet")}
          </button>
        )}
        {props.onReview && (
          <button type="button" class="button small" onClick={props.onReview} data-act="review">
            {say("ui-review")}
          </button>
        )}
        {props.study && (
          <a class="button small" href={props.study} data-act="study-position">
            {say("ui-study-position")}
          </a>
        )}
        <CopyLink text={props.link} label={say("ui-copy-position")} />
      </div>
    </div>
  );
}

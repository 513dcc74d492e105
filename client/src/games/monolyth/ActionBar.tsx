/* The action bar: how it lies, what it brings, the other way, cancel, place. Nothing commits without it.
   Loaded when the page is at rest. */
import type { JSX, Ref } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "../../controls/icons.tsx";
import { useLater, useWheel } from "../../hooks/hooks.ts";
import { Chip } from "../../stones/Chip.tsx";
import { Stone } from "../../stones/Stone.tsx";
import { columnName, LEVEL } from "../../stones/space.ts";
import type { AskAnswer, RefusedMessage, Words } from "../../connection/messages.ts";
import type { MonolythChoices, MonolythPieces, TowerView } from "./wire.ts";
import { useDrawn } from "../../words/useDrawn.ts";
import { render, say, sentence } from "../../words/words.ts";
import { anchorsOf, type StoneChoice, shapeOf, type Way } from "./choice.ts";
import { Gains, whereWords } from "./Gains.tsx";
import { colourName, stoneName } from "./names.ts";
import type { Chooser } from "./useChoice.ts";
import { Figure } from "./figures.tsx";

export interface ActionProps {
  chooser: Chooser;
  tower: TowerView;
  pieces: MonolythPieces;
  choices: MonolythChoices | null;
  answer: AskAnswer | RefusedMessage | null;
  isSending: boolean;
  /** Why the stone can only be tried. */
  tooFar: Words | null;
  /** Steps of the crystal to the stone that is taken up. */
  steps: number;
  placeRef: Ref<HTMLButtonElement>;
  onCommit: () => void;
  onCancel: () => void;
}

export function StoneActions(props: ActionProps & { choice: StoneChoice }): JSX.Element {
  const { choice, chooser, pieces, choices } = props;
  const name = stoneName(pieces, {
    colour: choice.colour,
    shape: choice.swap ? pieces.single : choice.shape,
  });
  const canSwap = choices?.swaps.includes(choice.site) ?? false;
  const hasPlaces = Object.values(choices?.places[choice.site] ?? {}).some((anchors) => anchors.length > 0);
  const orientation = useDrawn(
    () => (
      <Orientation {...props}>
        <Where {...props} />
      </Orientation>
    ),
    [choice, chooser.table, choices],
  );
  return (
    <div class="action placing" role="group" aria-label={sentence(name)}>
      <p class="action-title">
        <b>{sentence(name)}</b>
        <span class={props.tooFar ? "" : "tap"}>
          {props.tooFar ? sentence(render(props.tooFar)) : say("ui-tap-tower", { steps: props.steps })}
        </span>
      </p>
      {orientation}
      <div class="gain" aria-live="polite">
        <Gains {...props} name={name} />
      </div>
      <div class="acts">
        {canSwap && hasPlaces && (
          <button
            type="button"
            class={`button${choice.swap ? " pressed" : ""}`}
            aria-pressed={choice.swap}
            onClick={() => chooser.swap()}
            data-act="swap"
            aria-label={say("ui-swap-long", { colour: colourName(pieces, choice.colour) })}
            data-explain={say("ui-explain-swap", { colour: colourName(pieces, choice.colour) })}
          >
            <span>{say("ui-swap")}</span>
            <Chip colour={pieces.colours[choice.colour] ?? ""} />
          </button>
        )}
        <Cancel {...props} />
        <Commit {...props} word={say("ui-place")} isReady={chooser.legal} />
      </div>
    </div>
  );
}

const TURN_WORDS: Record<Way, string> = { left: "ui-turn-left", right: "ui-turn-right", tip: "ui-turn-tip" };

/** Only the distinct ways to turn a stone are offered. */
function Orientation({
  choice,
  chooser,
  pieces,
  children,
}: ActionProps & { choice: StoneChoice; children: JSX.Element }): JSX.Element {
  const count = choice.swap ? 1 : (pieces.turnings[choice.shape]?.length ?? 1);
  const turning = choice.swap ? 1 : choice.turning;
  const start = useRef<{ x: number; y: number } | null>(null);
  const dragged = (event: PointerEvent): void => {
    if (!start.current) return;
    const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < 22) return;
    chooser.turn(Math.abs(dy) > Math.abs(dx) ? "tip" : dx < 0 ? "left" : "right");
    start.current = { x: event.clientX, y: event.clientY };
  };
  const isLater = useLater();
  const onWheel = useWheel((way) => chooser.turn(way > 0 ? "right" : "left"));
  const turn = (way: Way, icon: string, key: string): JSX.Element => (
    <button
      type="button"
      class="button square"
      disabled={count < 2}
      onClick={() => chooser.turn(way)}
      aria-label={say(TURN_WORDS[way])}
      aria-keyshortcuts={key}
      title={`${say(TURN_WORDS[way])} (${key})`}
      data-act={`turn-${way}`}
    >
      <Figure name={icon} size={20} />
    </button>
  );
  return (
    <div class="orientation" role="group" aria-label={say("ui-orientation")}>
      {turn("left", "turnl", "Q")}
      <div
        class="turning"
        onPointerDown={(event) => {
          start.current = { x: event.clientX, y: event.clientY };
          (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        }}
        onPointerMove={dragged}
        onPointerUp={() => (start.current = null)}
        onPointerCancel={() => (start.current = null)}
        onWheel={onWheel}
      >
        {isLater && (
          <Stone colour={pieces.colours[choice.colour] ?? ""} shape={shapeOf(pieces, choice)} size={52} />
        )}
      </div>
      {turn("right", "turnr", "W")}
      {turn("tip", "tip", "E")}
      <span class="turning-count">
        <span
          class="turning-sign"
          tabIndex={0}
          role="note"
          data-explain={say("ui-explain-turning", { turning, count })}
        >
          <b>{say("ui-turning", { turning, count })}</b> <small aria-hidden="true">Q W E</small>
        </span>
        {children}
      </span>
    </div>
  );
}

/** Every place where the stone fits as it is turned now: the tower's twin for keyboard and screen reader. */
function Where({ choice, chooser, choices }: ActionProps & { choice: StoneChoice }): JSX.Element {
  const all = choices ? [...anchorsOf(choices, choice)].sort((a, b) => (a % LEVEL) - (b % LEVEL)) : [];
  const isListed = all.includes(choice.anchor);
  const anchors = useLater() ? all : isListed ? [choice.anchor] : [];
  return (
    <label class="where" data-explain={say("ui-explain-where")}>
      <span class="unseen">{say("ui-where")}</span>
      <select
        value={String(choice.anchor)}
        onChange={(event) => chooser.put(Number(event.currentTarget.value))}
        data-act="where"
      >
        {!isListed && <option value={String(choice.anchor)}>{columnName(choice.anchor)} ✕</option>}
        {anchors.map((anchor) => (
          <option key={anchor} value={String(anchor)}>
            {whereWords(anchor)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Cancel({ onCancel }: Pick<ActionProps, "onCancel">): JSX.Element {
  return (
    <button type="button" class="button" onClick={onCancel} data-act="cancel" aria-keyshortcuts="Escape">
      {say("ui-cancel")}
    </button>
  );
}

interface CommitProps {
  word: string;
  isReady: boolean;
  isSending: boolean;
  placeRef: Ref<HTMLButtonElement>;
  onCommit: () => void;
}

export function Commit({ word, isReady, isSending, placeRef, onCommit }: CommitProps): JSX.Element {
  return (
    <button
      type="button"
      class="button primary"
      ref={placeRef}
      aria-disabled={!isReady || isSending}
      onClick={() => isReady && !isSending && onCommit()}
      data-act="commit"
    >
      <Icon name="check" size={18} />
      <span>{word}</span>
    </button>
  );
}

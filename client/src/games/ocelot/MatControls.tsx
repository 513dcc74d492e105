/* The mat's twin: a real button for every circle and square, laid over the picture.
   One tab stop for the circles and one for the squares; arrow keys go from place to place. */
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { OcelotPieces, OcelotView } from "./wire.ts";
import { useLatest } from "../../hooks/hooks.ts";
import { useDrawn } from "../../words/useDrawn.ts";
import { say } from "../../words/words.ts";
import {
  type Box,
  cavesSeen,
  isWithin,
  nextPlace,
  rulersOf,
  spotOf,
  UNIT,
  type WayName,
} from "./geometry.ts";
import { circleWords, squareWords, standsOn } from "./names.ts";

const ARROWS: Record<string, WayName> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };

interface Props {
  pieces: OcelotPieces;
  view: OcelotView;
  box: Box;
  openCircles: ReadonlySet<string>;
  openSquares: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  onCircle: (circle: string, byKey: boolean) => void;
  onSquare: (square: string, byKey: boolean) => void;
  onLook: (place: string | null) => void;
}

export function MatControls(props: Props): JSX.Element {
  const circles = Object.keys(props.pieces.sight);
  const squares = Object.keys(props.pieces.caves);
  return (
    <div class="mat-controls">
      <Rulers pieces={props.pieces} box={props.box} />
      <Group
        {...props}
        names={circles}
        label={say("ui-circles")}
        open={props.openCircles}
        words={(name) => circleWords(props.view, name, cavesSeen(props.pieces, name))}
        from={(name) => props.view.tools[name]?.face}
        onPick={props.onCircle}
        kind="circle"
      />
      <Group
        {...props}
        names={squares}
        label={say("ui-squares")}
        open={props.openSquares}
        words={(name) => squareWords(props.pieces, props.view, name)}
        from={(name) => standsOn(props.view, name) ?? props.view.gems[name]}
        onPick={props.onSquare}
        kind="square"
      />
    </div>
  );
}

/** What the columns and rows are called: places have it in their own names. */
function Rulers({ pieces, box }: Pick<Props, "pieces" | "box">): JSX.Element {
  const { left, top, width, height } = box;
  return useMemo(
    () => (
      <div aria-hidden="true">
        {rulersOf(pieces, { left, top, width, height }).map(({ text, x, y }) => (
          <span
            key={text}
            class="ruler"
            style={{ left: `${((x - left) / width) * 100}%`, top: `${((y - top) / height) * 100}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    ),
    [pieces, left, top, width, height],
  );
}

interface GroupProps extends Props {
  names: string[];
  label: string;
  open: ReadonlySet<string>;
  words: (name: string) => string;
  /** What lies on a place: its words change only with it. */
  from: (name: string) => unknown;
  onPick: (name: string, byKey: boolean) => void;
  kind: string;
}

function Group(props: GroupProps): JSX.Element {
  const { names, label, open, chosen, box, kind } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const first = at && names.includes(at) ? at : (names.find((name) => open.has(name)) ?? names[0]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const from = (event.target as HTMLElement).dataset.place;
    if (!way || !from) return;
    event.preventDefault();
    const reachable = open.size ? names.filter((name) => open.has(name)) : names;
    const to = nextPlace(reachable, from, way) ?? nextPlace(names, from, way);
    if (to) ref.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  const onPick = useLatest(props.onPick);
  const onLook = useLatest(props.onLook);
  return (
    <div role="group" aria-label={label} ref={ref} onKeyDown={onKeyDown}>
      {names.map((name) => (
        <Place
          key={name}
          {...{ name, kind, box, onPick, onLook }}
          words={props.words}
          from={props.from(name)}
          pieces={props.pieces}
          isOpen={open.has(name)}
          isChosen={chosen.has(name)}
          isFirst={name === first}
          onEnter={setAt}
        />
      ))}
    </div>
  );
}

interface PlaceProps extends Pick<GroupProps, "kind" | "box" | "words" | "pieces" | "onPick" | "onLook"> {
  name: string;
  /** What lies on it. */
  from: unknown;
  isOpen: boolean;
  isChosen: boolean;
  /** The group's tab stop. */
  isFirst: boolean;
  onEnter: (name: string) => void;
}

/** Drawn anew only when something about this very place has changed. */
function Place(props: PlaceProps): JSX.Element | null {
  const { name, kind, box, words, pieces, from, isOpen, isChosen, isFirst, onPick, onLook, onEnter } = props;
  return useDrawn(() => {
    const { x, y } = spotOf(name);
    if (!isWithin(box, { x, y })) return null;
    return (
      <button
        type="button"
        class={`place ${kind}${isOpen ? " open" : ""}`}
        style={{
          left: `${((x - box.left - UNIT / 2) / box.width) * 100}%`,
          top: `${((y - box.top - UNIT / 2) / box.height) * 100}%`,
          width: `${(UNIT / box.width) * 100}%`,
          height: `${(UNIT / box.height) * 100}%`,
        }}
        tabIndex={isFirst ? 0 : -1}
        aria-label={words(name)}
        aria-pressed={isOpen ? isChosen : undefined}
        data-place={name}
        onClick={(event) => onPick(name, event.detail === 0)}
        onFocus={() => (onEnter(name), onLook(name))}
        onBlur={() => onLook(null)}
        onPointerEnter={(event) => event.pointerType === "mouse" && onLook(name)}
        onPointerLeave={(event) => event.pointerType === "mouse" && onLook(null)}
      />
    );
  }, [name, kind, box.left, box.top, box.width, box.height, isOpen, isChosen, isFirst, pieces, from]);
}

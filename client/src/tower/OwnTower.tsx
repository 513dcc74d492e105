/* The own tower on the stage: it can be looked at from four sides, and pointed at. */
import type { JSX } from "preact";
import { px } from "../parts/px.ts";
import { useRef } from "preact/hooks";
import type { Quarter } from "../stones/space.ts";
import { columnAt, heightsOf } from "./pointing.ts";
import { type Built, type Ghost, picture, Tower } from "./Tower.tsx";

export interface OwnTowerProps {
  sides: readonly string[];
  built: readonly Built[];
  ghost: Ghost | null;
  view: Quarter;
  levels: number;
  scale: number;
  /** Where the middle of the floor is to be. */
  floor: { x: number; y: number };
  /** Pointing is of use: a stone is taken up. */
  isPointing: boolean;
  onPoint: (column: number, isFirm: boolean) => void;
  onTurn: (quarters: number) => void;
  onWheel: (way: 1 | -1) => void;
}

const DRAG = 42;

export function OwnTower(props: OwnTowerProps): JSX.Element {
  const { built, view, levels, scale, floor } = props;
  const { width, height, origin } = picture(levels, scale);
  const drag = useRef<{ x: number; turned: boolean } | null>(null);
  const wheel = useRef(0);

  const column = (event: { currentTarget: EventTarget | null; clientX: number; clientY: number }): number | null => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - origin[0], event.clientY - box.top - origin[1]];
    return columnAt([x / scale, y / scale], heightsOf(built), view);
  };
  const onMove = (event: PointerEvent): void => {
    const start = drag.current;
    if (start && Math.abs(event.clientX - start.x) > DRAG) {
      props.onTurn(event.clientX < start.x ? 1 : -1);
      drag.current = { x: event.clientX, turned: true };
    } else if (!start && props.isPointing && event.pointerType === "mouse") {
      const at = column(event);
      if (at !== null) props.onPoint(at, false);
    }
  };
  const onUp = (event: PointerEvent): void => {
    const wasDrag = drag.current?.turned;
    drag.current = null;
    if (wasDrag || !props.isPointing) return;
    const at = column(event);
    if (at !== null) props.onPoint(at, true);
  };
  const onWheel = (event: WheelEvent): void => {
    if (!props.isPointing) return;
    event.preventDefault();
    wheel.current += event.deltaY;
    if (Math.abs(wheel.current) < 40) return;
    props.onWheel(wheel.current > 0 ? 1 : -1);
    wheel.current = 0;
  };
  return (
    <div
      class={`own-tower${props.isPointing ? " pointing" : ""}`}
      style={{ left: px(floor.x - origin[0]), top: px(floor.y - origin[1] - 2 * scale), width, height }}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, turned: false };
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      }}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => (drag.current = null)}
      onWheel={onWheel}
    >
      <Tower {...{ sides: props.sides, built, ghost: props.ghost, view, levels, scale }} />
    </div>
  );
}

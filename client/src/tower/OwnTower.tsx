/* The own tower on the stage: it can be looked at from four sides, walked round, and pointed at. */
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { useWheel } from "../parts/hooks.ts";
import { px } from "../parts/px.ts";
import type { Quarter } from "../stones/space.ts";
import { columnAt, heightsOf } from "./pointing.ts";
import type { Stand } from "./solid/scene.ts";
import { type Built, type Ghost, picture, Tower } from "./Tower.tsx";
import { useSolid } from "./useSolid.ts";

export interface OwnTowerProps {
  sides: readonly string[];
  built: readonly Built[];
  ghost: Ghost | null;
  view: Quarter;
  levels: number;
  scale: number;
  /** Where the middle of the floor is to be. */
  floor: { x: number; y: number };
  /** A level has just been completed: lit once from below. */
  isLit?: boolean;
  /** Pointing is of use: a stone is taken up. */
  isPointing: boolean;
  onPoint: (column: number) => void;
  onTurn: (quarters: number) => void;
  onWheel: (way: 1 | -1) => void;
}

/** Pixels of a drag for a quarter, and before it is one at all. */
const QUARTER = 130;
const STILL = 8;

export function OwnTower(props: OwnTowerProps): JSX.Element {
  const { built, view, levels, scale, floor, sides, ghost } = props;
  const { width, height, origin } = picture(levels, scale);
  const solid = useSolid();
  const [turning, setTurning] = useState<Stand | null>(null);
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const heights = useMemo(() => heightsOf(built), [built]);

  const column = (event: PointerEvent): number | null => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - origin[0], event.clientY - box.top - origin[1]];
    return columnAt([x / scale, y / scale], heights, view);
  };
  const onMove = (event: PointerEvent): void => {
    const start = drag.current;
    if (start) {
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      start.moved ||= Math.hypot(dx, dy) > STILL;
      if (start.moved)
        setTurning({ yaw: (-dx / QUARTER) * (Math.PI / 2), pitch: Math.max(-0.4, Math.min(0.7, dy / 220)) });
    } else if (props.isPointing && event.pointerType === "mouse") {
      const at = column(event);
      if (at !== null) props.onPoint(at);
    }
  };
  const onUp = (event: PointerEvent): void => {
    const start = drag.current;
    drag.current = null;
    setTurning(null);
    if (start?.moved) {
      const quarters = Math.round((start.x - event.clientX) / QUARTER);
      if (quarters) props.onTurn(quarters);
    } else if (props.isPointing) {
      const at = column(event);
      if (at !== null) props.onPoint(at);
    }
  };
  const onWheel = useWheel(props.onWheel);
  const air = scale;
  const frame = {
    width: width + 2 * air,
    height: height + 2 * air,
    centre: [origin[0] + air, origin[1] + 2 * scale + air] as const,
    scale,
  };
  return (
    <div
      class={`own-tower${props.isPointing ? " pointing" : ""}${props.isLit ? " lit-once" : ""}`}
      style={{
        left: px(floor.x - origin[0]),
        top: px(floor.y - origin[1] - 2 * scale),
        width: px(width),
        height: px(height),
      }}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, y: event.clientY, moved: false };
        (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      }}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={() => ((drag.current = null), setTurning(null))}
      onWheel={props.isPointing ? onWheel : undefined}
      data-tower
    >
      {solid ? (
        <div class="solid" style={{ left: px(-air), top: px(-air) }}>
          <solid.Tower {...{ sides, built, ghost, view, frame, turning }} onLost={solid.fail} />
        </div>
      ) : (
        <Tower {...{ sides, built, ghost, view, levels, scale }} />
      )}
    </div>
  );
}

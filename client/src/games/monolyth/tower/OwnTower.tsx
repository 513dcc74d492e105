/* The own tower on the stage: it can be looked at from four sides, walked round, and pointed at. */
import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { useWheel } from "../../../hooks/hooks.ts";
import { px } from "../../../controls/px.ts";
import { cubeOf, LEVEL, project, type Quarter, turned } from "../../../stones/space.ts";
import { columnAt, heightsOf } from "./pointing.ts";
import type { Stand } from "./solid/scene.ts";
import { type Built, type Ghost, picture, Tower } from "./Tower.tsx";
import { useSolid } from "./useSolid.ts";

export interface OwnTowerProps {
  sides: readonly string[];
  built: readonly Built[];
  ghost: Ghost | null;
  /** Columns that are marked, since the stone that is taken up would fit there. */
  fits: ReadonlySet<number>;
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
      {!turning && (
        <Fits {...{ fits: props.fits, built, ghost, heights, view, scale, origin, width, height }} />
      )}
    </div>
  );
}

interface FitsProps {
  fits: ReadonlySet<number>;
  built: readonly Built[];
  ghost: Ghost | null;
  heights: readonly number[];
  view: Quarter;
  scale: number;
  origin: readonly [number, number];
  width: number;
  height: number;
}

/** A point of light on each column where the stone would fit; none where the ghost or a higher column hides it. */
function Fits({ fits, built, ghost, heights, view, scale, origin, width, height }: FitsProps): JSX.Element {
  const raised = ghost?.isLegal ? heightsOf([...built, ghost]) : heights;
  const covered = new Set(ghost?.cells.map((cell) => cell % LEVEL));
  const spots = [...fits]
    .filter((column) => !covered.has(column))
    .flatMap((column) => {
      const { x, y } = turned(cubeOf(column), view);
      const spot = project(x + 0.5, y + 0.5, heights[column] ?? 0);
      return columnAt(spot, raised, view) === column ? [spot] : [];
    });
  return (
    <svg class="fits" width={width} height={height} aria-hidden="true">
      {spots.map(([x, y]) => (
        <ellipse
          key={`${x} ${y}`}
          cx={origin[0] + x * scale}
          cy={origin[1] + y * scale}
          rx={scale * 0.17}
          ry={scale * 0.1}
        />
      ))}
    </svg>
  );
}

/* The own tower on the stage: it can be looked at from four sides, walked round, and pointed at. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useSoon, useWheel } from "../../../hooks/hooks.ts";
import { px } from "../../../controls/px.ts";
import { Wire } from "../../../stones/Heap.tsx";
import { placed } from "../../../stones/paths.ts";
import { cubeOf, LEVEL, type Point, project, type Quarter, turned } from "../../../stones/space.ts";
import { Coordinates } from "./Coordinates.tsx";
import { type HandProps, useHand } from "./hand.ts";
import { columnAt, heightsOf, isOnStone } from "./pointing.ts";
import { type Built, type Ghost, picture, Tower } from "./Tower.tsx";
import { useSolid } from "./useSolid.ts";

type Handling = Omit<HandProps, "columnAt" | "isOnStone">;

export interface OwnTowerProps extends Handling {
  sides: readonly string[];
  built: readonly Built[];
  ghost: Ghost | null;
  /** The cells where the stone is held, while the mouse tries it elsewhere. */
  held: readonly number[];
  /** Columns that are marked, since the stone that is taken up would fit there. */
  fits: ReadonlySet<number>;
  view: Quarter;
  levels: number;
  scale: number;
  /** Where the middle of the floor is to be. */
  floor: { x: number; y: number };
}

export function OwnTower(props: OwnTowerProps): JSX.Element {
  const { built, view, levels, scale, floor, sides, ghost, held } = props;
  const { width, height, origin } = picture(levels, scale);
  const solid = useSolid();
  const heights = useMemo(() => heightsOf(built), [built]);
  const hand = useHand(
    {
      ...props,
      columnAt: (point) => columnAt(point, heights, view),
      isOnStone: (point) => isOnStone(point, held, heights, view),
    },
    origin,
    scale,
  );
  const { turning } = hand;
  const [left, top] = origin;
  const coordinates = useMemo(
    () => <Coordinates {...{ view, levels, scale, origin: [left, top], width, height }} />,
    [view, levels, scale, left, top, width, height],
  );
  const onWheel = useWheel(props.onTwist);
  const hasMarks = useSoon(props.isPointing);
  const air = scale;
  const frame = {
    width: width + 2 * air,
    height: height + 2 * air,
    centre: [origin[0] + air, origin[1] + 2 * scale + air] as const,
    scale,
  };
  return (
    <div
      class={`own-tower${props.isPointing ? " pointing" : ""}${hand.isDragging ? " dragging" : ""}`}
      style={{
        left: px(floor.x - origin[0]),
        top: px(floor.y - origin[1] - 2 * scale),
        width: px(width),
        height: px(height),
      }}
      {...hand.on}
      onWheel={props.isPointing ? onWheel : undefined}
      data-tower
    >
      {solid ? (
        <div class="solid" style={{ left: px(-air), top: px(-air) }}>
          <solid.Tower
            {...{ sides, built, ghost, view, frame, turning }}
            onLost={solid.fail}
            onSlow={solid.slow}
          />
        </div>
      ) : (
        <Tower {...{ sides, built, ghost, view, levels, scale }} />
      )}
      {!turning && coordinates}
      {!turning && hasMarks && (
        <Marks {...{ fits: props.fits, held, built, ghost, heights, view, scale, origin, width, height }} />
      )}
    </div>
  );
}

interface MarksProps {
  fits: ReadonlySet<number>;
  held: readonly number[];
  built: readonly Built[];
  ghost: Ghost | null;
  heights: readonly number[];
  view: Quarter;
  scale: number;
  origin: Point;
  width: number;
  height: number;
}

/** Where the stone is held while it is tried elsewhere, and a point of light on each column where it would fit;
    none where the ghost or a higher column hides it. */
function Marks(props: MarksProps): JSX.Element {
  const { fits, held, built, ghost, heights, view, scale, origin, width, height } = props;
  const raised = ghost?.isLegal ? heightsOf([...built, ghost]) : heights;
  const covered = new Set(ghost?.cells.map((cell) => cell % LEVEL));
  const isAway = held.length > 0 && ghost !== null && !held.every((cell) => ghost.cells.includes(cell));
  const spots = [...fits]
    .filter((column) => !covered.has(column))
    .flatMap((column) => {
      const { x, y } = turned(cubeOf(column), view);
      const spot = project(x + 0.5, y + 0.5, heights[column] ?? 0);
      return columnAt(spot, raised, view) === column ? [spot] : [];
    });
  return (
    <svg class="fits" width={width} height={height} aria-hidden="true">
      {isAway && (
        <g class="held">
          <Wire
            solid={{ key: "held", colour: "", cubes: held.map((cell) => turned(cubeOf(cell), view)) }}
            place={placed(scale, origin[0], origin[1])}
          />
        </g>
      )}
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

/* The four walls: cubes now, the prophecy, what is still possible; on a phone as chips. */
import type { JSX } from "preact";
import { px } from "../../controls/px.ts";
import { Chip } from "../../stones/Chip.tsx";
import { MARKS } from "../../stones/marks.ts";
import { cornerOf, GRID, LEVEL, type Quarter, wallColumns } from "../../stones/space.ts";
import type { MonolythPieces, TowerView, WallView } from "./wire.ts";
import { useDrawn } from "../../words/useDrawn.ts";
import { say } from "../../words/words.ts";
import { type StageGeometry, PLAQUE } from "./stageGeometry.ts";
import { colourName, wallNames } from "./names.ts";
import { partsOf } from "./stone.ts";

const WALL_WORDS = ["ui-wall-far", "ui-wall-right", "ui-wall-near", "ui-wall-left"];

export interface WallProps {
  pieces: MonolythPieces;
  tower: TowerView;
  height: number;
  /** Nothing is built any more. */
  isOver: boolean;
  /** The walls as they would be, where something is about to be placed. */
  after: WallView[] | null;
  ghost: ReadonlySet<number>;
  /** Walls a prophecy may go to now, as in notation. */
  open: ReadonlySet<string>;
  chosen: string | null;
  onChoose: (wall: string) => void;
}

function wallWord(wall: WallView, isOver: boolean): string {
  const { count, prophecy, possible, points } = wall;
  if (!prophecy) return isOver ? "" : say("ui-wall-up-to", { possible });
  if (count >= prophecy) return say("ui-wall-kept", { points });
  if (isOver) return say("ui-wall-missed");
  if (possible < prophecy) return say("ui-wall-lost");
  return say("ui-wall-more", { more: prophecy - count, possible });
}

function wallShort({ count, prophecy, possible }: WallView, isOver: boolean): string {
  if (!prophecy) return isOver ? "" : say("ui-wall-up-to", { possible });
  if (count >= prophecy) return say("ui-wall-short-kept");
  if (isOver) return say("ui-wall-missed");
  return possible < prophecy ? say("ui-wall-lost") : say("ui-wall-short-more", { more: prophecy - count });
}

function stateOf(wall: WallView, next: WallView | undefined, isOver: boolean): string {
  if (next && next.count !== wall.count) return "lit";
  if (!wall.prophecy) return "";
  return wall.count >= wall.prophecy ? "kept" : isOver || wall.possible < wall.prophecy ? "lost" : "";
}

export function Plaques(props: WallProps & { geometry: StageGeometry; view: Quarter }): JSX.Element {
  return (
    <ul class="plaques" aria-label={say("ui-walls")}>
      {Object.values(props.tower.walls).map((wall, n) => {
        const spot = props.geometry.plaques?.[cornerOf(n, props.view)];
        return (
          <li key={n} style={{ left: px(spot?.x), top: px(spot?.y), width: px(PLAQUE.width) }}>
            <WallCard {...props} wall={wall} number={n} grid />
          </li>
        );
      })}
    </ul>
  );
}

/** The same four in a row, where there is no room around the tower; on a phone without their grids. */
export function WallChips({ hasGrids, ...props }: WallProps & { hasGrids: boolean }): JSX.Element {
  return (
    <ul class="wall-chips" aria-label={say("ui-walls")}>
      {Object.values(props.tower.walls).map((wall, n) => (
        <li key={n}>
          <WallCard {...props} wall={wall} number={n} grid={hasGrids} />
        </li>
      ))}
    </ul>
  );
}

interface WallCardProps extends WallProps {
  wall: WallView;
  number: number;
  grid?: boolean;
}

/** Drawn anew only when something about this very wall has changed. */
function WallCard(props: WallCardProps): JSX.Element | null {
  const { pieces, tower, height, isOver, after, ghost, open, chosen, onChoose, wall, number, grid } = props;
  const lit = grid ? [...ghost].filter((cell) => wallColumns(number).includes(cell % LEVEL)).join() : "";
  return useDrawn(
    () => <WallDrawing {...props} />,
    [
      pieces,
      tower,
      height,
      isOver,
      after?.[number],
      lit,
      [...open].join(),
      chosen,
      onChoose,
      wall,
      number,
      grid,
    ],
  );
}

function WallDrawing({ wall, number, grid, ...props }: WallCardProps): JSX.Element {
  const next = props.after?.[number];
  const shown = next ?? wall;
  const colour = props.pieces.colours[wall.colour] ?? "";
  const letter = wallNames(Object.values(props.tower.walls))[number] ?? "";
  const isOpen = props.open.has(letter);
  const isChanging = next !== undefined && next.count !== wall.count;
  const inside = (
    <>
      {grid ? <WallGrid {...props} number={number} colour={colour} /> : <Chip colour={colour} size={26} />}
      <span class="wall-count">
        {isChanging && next ? (
          <>
            {wall.count}
            {grid ? " → " : "→"}
            <b>{next.count}</b>
          </>
        ) : (
          shown.count
        )}{" "}
        <small>
          {wall.prophecy ? say("ui-of", { total: wall.prophecy }) : grid && !isChanging && say("ui-no-token")}
        </small>
      </span>
      <span class="wall-word">{grid ? wallWord(shown, props.isOver) : wallShort(shown, props.isOver)}</span>
    </>
  );
  const name = `${say(WALL_WORDS[number] ?? "")}, ${colourName(props.pieces, wall.colour)}: `;
  const classes = `wall ${grid ? "plaque" : "wall-chip"} ${stateOf(wall, next, props.isOver)}`;
  if (isOpen)
    return (
      <button
        type="button"
        class={`${classes} open${props.chosen === letter ? " chosen" : ""}`}
        aria-pressed={props.chosen === letter}
        onClick={() => props.onChoose(letter)}
        data-wall={letter}
      >
        <span class="unseen">{name}</span>
        {inside}
      </button>
    );
  const { count, possible, prophecy } = shown;
  return (
    <div
      class={classes}
      tabIndex={0}
      role="group"
      aria-label={name}
      data-explain={say("ui-explain-wall", {
        colour: colourName(props.pieces, wall.colour),
        count,
        possible: props.isOver ? count : possible,
        prophecy: prophecy || 0,
      })}
    >
      {inside}
    </div>
  );
}

/** A square with round corners; all squares of a kind are one path, for sixty elements take long to draw. */
function square(x: number, y: number, size: number): string {
  const side = size - 4;
  return `M${x + 2} ${y}h${side}q2 0 2 2v${side}q0 2-2 2h-${side}q-2 0-2-2v-${side}q0-2 2-2z`;
}

/** The outer layer of a wall seen from outside: own colour marked, others plain, free dashed. */
function WallGrid({
  tower,
  pieces,
  height,
  ghost,
  number,
  colour,
}: WallProps & { number: number; colour: string }): JSX.Element {
  const size = 10.5;
  const filled = new Map(
    Object.values(tower.stones).flatMap(({ stone, cells }) =>
      cells.map((cell) => [cell, partsOf(pieces, stone).colour] as const),
    ),
  );
  const own: JSX.Element[] = [];
  const [free, other, aimed]: [string[], string[], string[]] = [[], [], []];
  for (let level = 0; level < height; level++)
    wallColumns(number).forEach((column, n) => {
      const cell = LEVEL * level + column;
      const [x, y] = [n * size + 0.5, (height - 1 - level) * size + 0.5];
      const letter = filled.get(cell);
      if (letter && pieces.colours[letter] === colour)
        own.push(<Cell key={cell} colour={colour} x={x} y={y} size={size - 1} />);
      else (ghost.has(cell) ? aimed : letter ? other : free).push(square(x, y, size - 1));
    });
  return (
    <svg class="wall-grid" width={GRID * size + 1} height={height * size + 16} aria-hidden="true">
      <path class="cell-free" d={free.join("")} />
      <path class="cell-other" d={other.join("")} />
      <path class="cell-ghost" d={aimed.join("")} />
      {own}
      <Cell colour={colour} x={0.5} y={height * size + 1} size={14} />
    </svg>
  );
}

function Cell({ colour, x, y, size }: { colour: string; x: number; y: number; size: number }): JSX.Element {
  return (
    <g class={`chip c-${colour}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <rect width="1" height="1" rx=".2" />
      <path class="cut" d={MARKS[colour] ?? ""} />
    </g>
  );
}

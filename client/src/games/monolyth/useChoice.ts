/* The choice that is being made, and every way to change it. One place for mouse, keys and touch.
   A stone is held where it was put; the mouse only tries it elsewhere until it leaves the tower. */
import { useMemo, useRef, useState } from "preact/hooks";
import { heightsOf } from "./tower/pointing.ts";
import type { Point, Quarter } from "../../stones/space.ts";
import type { MonolythChoices, MonolythPieces, MonolythView, TowerView } from "./wire.ts";
import {
  type Choice,
  type ChoiceTable,
  dragged,
  isLegal,
  isSame,
  moved,
  pointedAt,
  type StoneChoice,
  takeUp,
  turnedStone,
  type Way,
} from "./choice.ts";

export interface Chooser {
  /** What *Place* does. */
  choice: Choice | null;
  /** The same, or the stone where the mouse tries it for now. */
  shown: Choice | null;
  table: ChoiceTable;
  /** It may be done: for a stone, it lies where it fits and is not only tried. */
  legal: boolean;
  take: (site: number, view: Quarter) => void;
  swap: (to?: boolean) => void;
  turn: (way: Way) => void;
  move: (dx: number, dy: number, view: Quarter) => void;
  /** Try the stone over a column; null: it goes back to where it is held. */
  hover: (column: number | null) => void;
  /** Hold the stone over a column, or (null) where it is; true if that is where it was held already. */
  pin: (column: number | null) => boolean;
  grab: () => void;
  drag: (delta: Point, view: Quarter) => void;
  put: (anchor: number) => void;
  prophesy: (value: number) => void;
  wall: (wall: string) => void;
  set: (choice: Choice | null) => void;
}

interface Offer {
  event: number;
  view: MonolythView;
  pieces: MonolythPieces;
  choices: MonolythChoices | null;
  tower: TowerView | undefined;
  /** The site of a stone that may be tried, but not placed. */
  trial: number | null;
}

interface Held {
  /** The event it was chosen after: after another one it is no choice any more. */
  event: number;
  choice: Choice;
  /** The player has put the stone there; else it is only offered there. */
  isPinned: boolean;
  /** When it was chosen: a double click is not two decisions. */
  at: number;
}

const DOUBLE_CLICK = 350;
const NO_CHOICES: MonolythChoices = {
  places: {},
  swaps: [],
  singles: [],
  discards: [],
  prophecies: [],
  walls: [],
  gives: [],
};

export function useChoice({ event, view, pieces, choices, tower, trial }: Offer): Chooser {
  const [latest, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const grabbed = useRef<StoneChoice | null>(null);
  const held = latest?.event === event ? latest : null;
  const choice = held?.choice ?? null;
  const heights = useMemo(() => heightsOf(Object.values(tower?.stones ?? {})), [tower]);
  const table = useMemo<ChoiceTable>(
    () => ({ pieces, choices: choices ?? NO_CHOICES, heights }),
    [pieces, choices, heights],
  );
  const stone = choice?.kind === "stone" ? choice : null;
  const hold = (next: Choice | null, isPinned = false): void =>
    setHeld(next && { event, choice: next, isPinned, at: performance.now() });
  const put = (next: StoneChoice): void => {
    setOver(null);
    hold(next, true);
  };
  return {
    choice,
    shown: stone && over !== null ? pointedAt(table, stone, over) : choice,
    table,
    legal: stone ? stone.site !== trial && isLegal(table, stone) : choice !== null,
    take: (site, quarter) => {
      const name = view.sites[site - 1];
      if (!name) return;
      setOver(null);
      if (choices?.discards.includes(site)) hold({ kind: "discard", site });
      else hold(takeUp(table, site, name, undefined, quarter));
    },
    swap: (to) => {
      const name = stone && view.sites[stone.site - 1];
      if (!name) return;
      const swap = to ?? !stone.swap;
      const at: [number, number] = [stone.anchor % 4, Math.floor((stone.anchor % 16) / 4)];
      if (swap) put(pointedAt(table, { ...stone, swap, turning: 1, anchor: 0 }, 4 * at[1] + at[0]));
      else put(takeUp(table, stone.site, name, at));
    },
    turn: (way) => stone && hold(turnedStone(table, stone, way), held?.isPinned),
    move: (dx, dy, quarter) => stone && put(moved(table, stone, dx, dy, quarter)),
    hover: setOver,
    pin: (column) => {
      if (!stone) return false;
      const next = column === null ? stone : pointedAt(table, stone, column);
      if (held?.isPinned && isSame(next, stone)) return performance.now() - held.at > DOUBLE_CLICK;
      put(next);
      return false;
    },
    grab: () => (grabbed.current = stone),
    drag: (delta, quarter) => {
      if (grabbed.current) put(dragged(table, grabbed.current, delta, quarter));
    },
    put: (anchor) => stone && put({ ...stone, anchor }),
    prophesy: (value) =>
      hold(
        choices?.gives.length
          ? { kind: "give", value }
          : {
              kind: "prophecy",
              value,
              wall: choices?.walls.length === 1 ? (choices.walls[0] ?? null) : null,
            },
      ),
    wall: (wall) => choice?.kind === "prophecy" && hold({ ...choice, wall }),
    set: hold,
  };
}

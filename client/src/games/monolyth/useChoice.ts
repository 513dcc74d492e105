/* The choice that is being made, and every way to change it. One place for mouse, keys and touch. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { heightsOf } from "./tower/pointing.ts";
import type { Quarter } from "../../stones/space.ts";
import type { MonolythChoices, MonolythPieces, MonolythView, TowerView } from "./wire.ts";
import {
  type Choice,
  type ChoiceTable,
  isLegal,
  moved,
  pointedAt,
  takeUp,
  turnedStone,
  type Way,
} from "./choice.ts";

export interface Chooser {
  choice: Choice | null;
  table: ChoiceTable | null;
  /** The stone lies where the server allows it. */
  legal: boolean;
  take: (site: number, view: Quarter) => void;
  swap: (to?: boolean) => void;
  turn: (way: Way) => void;
  move: (dx: number, dy: number, view: Quarter) => void;
  point: (column: number) => void;
  put: (anchor: number) => void;
  prophesy: (value: number) => void;
  wall: (letter: string) => void;
  set: (choice: Choice | null) => void;
}

interface Offer {
  event: number;
  view: MonolythView;
  pieces: MonolythPieces;
  choices: MonolythChoices | null;
  tower: TowerView | undefined;
}

const NO_CHOICES: MonolythChoices = {
  places: {},
  swaps: {},
  discards: [],
  prophecies: [],
  walls: [],
  gives: [],
};

export function useChoice({ event, view, pieces, choices, tower }: Offer): Chooser {
  const [choice, set] = useState<Choice | null>(null);
  useEffect(() => set(null), [event]);
  const heights = useMemo(() => heightsOf(tower?.stones ?? []), [tower]);
  const table = useMemo<ChoiceTable>(
    () => ({ pieces, choices: choices ?? NO_CHOICES, heights }),
    [pieces, choices, heights],
  );
  const stone = choice?.kind === "stone" ? choice : null;
  return {
    choice,
    table,
    legal: stone ? isLegal(table, stone) : choice !== null,
    take: (site, quarter) => {
      const name = view.sites[site - 1];
      if (!name) return;
      if (choices?.discards.includes(site)) set({ kind: "discard", site });
      else set(takeUp(table, site, name, undefined, quarter));
    },
    swap: (to) => {
      const name = stone && view.sites[stone.site - 1];
      if (!name) return;
      const swap = to ?? !stone.swap;
      const at: [number, number] = [stone.anchor % 4, Math.floor((stone.anchor % 16) / 4)];
      if (swap) set(pointedAt(table, { ...stone, swap, turning: 1, anchor: 0 }, 4 * at[1] + at[0]));
      else set(takeUp(table, stone.site, name, at));
    },
    turn: (way) => stone && set(turnedStone(table, stone, way)),
    move: (dx, dy, quarter) => stone && set(moved(table, stone, dx, dy, quarter)),
    point: (column) => stone && set(pointedAt(table, stone, column)),
    put: (anchor) => stone && set({ ...stone, anchor }),
    prophesy: (value) =>
      set(
        choices?.gives.length
          ? { kind: "give", value }
          : {
              kind: "prophecy",
              value,
              wall: choices?.walls.length === 1 ? (choices.walls[0] ?? null) : null,
            },
      ),
    wall: (letter) => choice?.kind === "prophecy" && set({ ...choice, wall: letter }),
    set,
  };
}

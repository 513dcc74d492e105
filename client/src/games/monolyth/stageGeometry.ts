/* Where the stone circle, the tower and the four plaques stand on a stage of a given size. Pure.
   Many ways are tried; the tower takes half of the stage's shorter side, and nothing lies on anything else. */
import type { Corner } from "../../stones/space.ts";
import { RIM, THICK } from "./tower/measure.ts";
import { type RingPath, ringPath, SITES, type Spot, spotAt } from "./ringPath.ts";

const COS30 = Math.sqrt(3) / 2;

export interface StageGeometry {
  width: number;
  height: number;
  ring: RingPath;
  site: number;
  band: number;
  sites: readonly Spot[];
  /** Pixels of a cube's edge, and where the middle of the floor is drawn. */
  scale: number;
  floor: Spot;
  /** Middle of each plaque; none where the stage is too narrow for them. */
  plaques: Record<Corner, Spot> | null;
  /** The two buttons that turn the view. */
  turners: { left: Spot; right: Spot };
}

export const PLAQUE = { width: 158, height: 76 };
/** Edge of a button that turns the view. */
export const TURNER = 44;
/** Edges of a site: as wanted, and no less than a finger needs. */
const LARGEST = 88;
const LEAST = 44;
/** The step count stands out of its site by this much. */
const BADGE = 9;
/** Part of the stage's shorter side that the board takes at least, and at most. */
const HALF = 0.505;
const MOST = 0.74;

const AIR = 8;
/** So much wider than high: the plaques stand left and right of the tower. */
const FLAT = 1.45;

interface Extent {
  width: number;
  height: number;
}
interface Box extends Extent, Spot {}

/** The board with a tower of full height, from the middle of its floor, in edges of a cube. */
function hullOf(levels: number): readonly Spot[] {
  const [wide, deep] = [(4 + 2 * RIM) * COS30, (4 + 2 * RIM) / 2];
  const inner = 4 * COS30;
  return [
    { x: 0, y: -2 - levels },
    { x: inner, y: -levels },
    { x: wide, y: 0 },
    { x: wide, y: THICK },
    { x: 0, y: deep + THICK },
    { x: -wide, y: THICK },
    { x: -wide, y: 0 },
    { x: -inner, y: -levels },
  ];
}

/** How wide and how high the board with its tower is, in edges of a cube. */
export function towerExtent(levels: number): Extent {
  return { width: 2 * (4 + 2 * RIM) * COS30, height: 2 + levels + (4 + 2 * RIM) / 2 + THICK };
}

/** Whether an upright box lies on a convex shape: no line parts them. */
function isOnHull(box: Box, hull: readonly Spot[]): boolean {
  const [left, right] = [box.x - box.width / 2, box.x + box.width / 2];
  const [top, bottom] = [box.y - box.height / 2, box.y + box.height / 2];
  const [xs, ys] = [hull.map(({ x }) => x), hull.map(({ y }) => y)];
  if (Math.min(...xs) >= right || Math.max(...xs) <= left) return false;
  if (Math.min(...ys) >= bottom || Math.max(...ys) <= top) return false;
  return hull.every((a, n) => {
    const b = hull[(n + 1) % hull.length] as Spot;
    const side = (x: number, y: number): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    return Math.max(side(left, top), side(right, top), side(left, bottom), side(right, bottom)) > 0;
  });
}

function isOnBox(a: Box, b: Box, gap: number): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
  );
}

interface Stood {
  width: number;
  height: number;
  levels: number;
  ring: RingPath;
  site: number;
  sites: readonly Box[];
}

/** A circle of sites that do not lie on each other, or none. */
function stood(
  { width, height }: Extent,
  levels: number,
  site: number,
  [aspect, power]: Shape,
  gap: number,
): Stood | null {
  const ry = height / 2 - site / 2 - BADGE - 2;
  const rx = Math.min(width / 2 - site / 2 - BADGE - 2, ry * aspect);
  const tall = Math.min(ry, rx * 1.5);
  const ring = ringPath({ x: width / 2, y: height / 2 + BADGE / 3 }, rx, tall, power);
  const sites = Array.from({ length: SITES }, (_, n) => ({
    ...spotAt(ring, n + 1),
    width: site,
    height: site,
  }));
  const isFree = sites.every((one, n) => sites.every((other, m) => m <= n || !isOnBox(one, other, gap)));
  return isFree ? { width, height, levels, ring, site, sites } : null;
}

type Arrangement = "around" | "beside" | "none";

/** The largest tower that leaves everything free, with its plaques arranged so; null if it would be too small. */
function fitted(on: Stood, arrangement: Arrangement, least: number): StageGeometry | null {
  const extent = towerExtent(on.levels);
  const { ring, site, sites } = on;
  const most = Math.min(
    (MOST * Math.min(on.width, on.height)) / extent.width,
    (2 * ring.rx - site) / extent.width,
    (2 * ring.ry - site) / extent.height,
  );
  const room = 2 * ring.rx - site - (arrangement === "beside" ? least : 0);
  const gap = arrangement === "beside" ? 2 * AIR : 12 * AIR;
  if (arrangement !== "none" && room < 2 * PLAQUE.width + gap) return null;
  for (let scale = most; scale > 0 && scale * extent.width >= least; scale *= 0.94) {
    const middle = ((2 + on.levels) * scale + (extent.height - 2 - on.levels) * scale) / 2;
    const floor = { x: ring.centre.x, y: ring.centre.y - middle + (2 + on.levels) * scale };
    const hull = hullOf(on.levels).map(({ x, y }) => ({ x: floor.x + x * scale, y: floor.y + y * scale }));
    if (sites.some((one) => isOnHull(one, hull))) continue;
    const plaques = arrangement === "none" ? null : plaquesOf(on, arrangement, floor, scale, hull);
    if (arrangement !== "none" && !plaques) continue;
    const turners = turnersOf(on, hull, floor, scale, Object.values(plaques ?? {}));
    if (!turners) continue;
    const { width, height } = on;
    return { width, height, ring, site, band: site * 0.98, sites, scale, floor, plaques, turners };
  }
  return null;
}

/** Beside the walls they tell of: around the tower, or in two columns left and right of it. */
function plaquesOf(
  on: Stood,
  arrangement: Arrangement,
  floor: Spot,
  scale: number,
  hull: readonly Spot[],
): Record<Corner, Spot> | null {
  const half = PLAQUE.width / 2;
  const high = floor.y - scale * (on.levels + 1.3);
  const mid = on.ring.centre.y;
  const apart = PLAQUE.height / 2 + 5;
  const wide = (towerExtent(on.levels).width / 2) * scale + half + 8;
  const [up, down] =
    arrangement === "around"
      ? [
          { x: Math.max(half + 22, scale * 1.3 + half), y: high },
          { x: scale * 2.5 + half, y: floor.y + scale * 1.8 },
        ]
      : [
          { x: wide, y: mid - apart },
          { x: wide, y: mid + apart },
        ];
  const isClear = (spot: Spot): boolean => {
    const box = { ...spot, ...PLAQUE };
    return (
      Math.abs(box.x - on.width / 2) + half <= on.width / 2 - 2 &&
      Math.abs(box.y - on.height / 2) + PLAQUE.height / 2 <= on.height / 2 - 2 &&
      on.sites.every((one) => !isOnBox(box, one, 3)) &&
      !isOnHull(box, hull)
    );
  };
  const reach = arrangement === "around" ? 100 : 30;
  const right = [up, down].map(({ x, y }) => nearestClear({ x: on.ring.centre.x + x, y }, isClear, reach));
  const [upper, lower] = right;
  if (!upper || !lower || isOnBox({ ...upper, ...PLAQUE }, { ...lower, ...PLAQUE }, 6)) return null;
  // The stage is not quite even: the sites on the left stand elsewhere than those on the right.
  const left = [upper, lower].map(({ x, y }) => nearestClear({ x: on.width - x, y }, isClear, reach));
  const [upperLeft, lowerLeft] = left;
  if (!upperLeft || !lowerLeft) return null;
  const found = {
    "upper-left": upperLeft,
    "upper-right": upper,
    "lower-left": lowerLeft,
    "lower-right": lower,
  };
  const boxes = Object.values(found).map((spot) => ({ ...spot, ...PLAQUE }));
  return boxes.some((one, n) => boxes.some((other, m) => m > n && isOnBox(one, other, 6))) ? null : found;
}

/** The nearest spot that is free, looked for ring by ring. */
function nearestClear(wanted: Spot, isClear: (spot: Spot) => boolean, reach: number): Spot | null {
  if (isClear(wanted)) return wanted;
  for (let far = 10; far <= reach; far += 10)
    for (let turn = 0; turn < 8; turn++) {
      const angle = (turn * Math.PI) / 4;
      const spot = { x: wanted.x + far * Math.cos(angle), y: wanted.y + far * Math.sin(angle) };
      if (isClear(spot)) return spot;
    }
  return null;
}

/** Under the board, beside its foot, or in the corners outside the ring. */
function turnersOf(
  on: Stood,
  hull: readonly Spot[],
  floor: Spot,
  scale: number,
  plaques: readonly Spot[],
): StageGeometry["turners"] | null {
  const edge = TURNER / 2;
  const button = { width: TURNER, height: TURNER };
  const isClear = (spot: Spot): boolean => {
    const box = { ...spot, ...button };
    return (
      on.sites.every((one) => !isOnBox(box, one, 0)) &&
      plaques.every((one) => !isOnBox(box, { ...one, ...PLAQUE }, 0)) &&
      !isOnHull(box, hull)
    );
  };
  const pairs = [
    { x: 26, y: floor.y + scale * 2.8 + edge },
    { x: scale * 2.2 + edge, y: floor.y + scale * 1.9 + edge },
    { x: scale * 3 + edge, y: floor.y + scale * 1.4 + edge },
    { x: on.width / 2 - edge, y: edge },
    { x: on.width / 2 - edge, y: on.height - edge },
  ];
  for (const { x, y } of pairs) {
    const [left, right] = [
      { x: floor.x - x, y },
      { x: floor.x + x, y },
    ];
    if (isClear(left) && isClear(right)) return { left, right };
  }
  return null;
}

/** Shapes of the circle, the calmest first: how much wider than high, and how square. */
type Shape = readonly [aspect: number, power: number];
const SHAPES: readonly Shape[] = [
  [1.36, 2],
  [1.36, 2.6],
  [1.7, 2.6],
  [2.1, 3],
  [2.6, 3.4],
  [4, 4],
];

export function geometryOf(width: number, height: number, levels: number): StageGeometry | null {
  const stage = { width, height };
  const short = Math.min(width, height);
  const wanted = Math.max(LEAST, Math.min(LARGEST, short / 8.6));
  const sizes = Array.from({ length: 6 }, (_, n) => wanted - ((wanted - LEAST) * n) / 5);
  const circles = [...new Set(sizes)].flatMap((site) =>
    SHAPES.map((shape) => stood(stage, levels, site, shape, 4)).filter((on) => on !== null),
  );
  // Where there is too little room for that, the sites may touch, and the tower is small.
  const tight = stood(stage, levels, LEAST, [4, 4], -LEAST);
  const isFlat = width > FLAT * height;
  const ways: [Arrangement, readonly Stood[], number][] = [
    [isFlat ? "beside" : "around", circles, HALF * short],
    [isFlat ? "around" : "beside", circles, HALF * short],
    ["none", circles, HALF * short],
    ["none", tight ? [...circles, tight] : circles, 0],
  ];
  for (const [arrangement, on, least] of ways)
    for (const circle of on) {
      const found = fitted(circle, arrangement, least);
      if (found) return found;
    }
  return null;
}

/* Where the stone circle, the tower and the four plaques stand on a stage of a given size. */
import type { Corner } from "../../stones/space.ts";
import { RIM, THICK } from "./tower/measure.ts";

export const SITES = 13;
/** Site 1 stands a little left of the top, so that the first four steps climb to it. */
const TURN = (2 * Math.PI) / SITES;
const TOP_SITE = 4;
const COS30 = Math.sqrt(3) / 2;

export interface Spot {
  x: number;
  y: number;
}

export interface StageGeometry {
  width: number;
  height: number;
  centre: Spot;
  rx: number;
  ry: number;
  site: number;
  band: number;
  sites: Spot[];
  /** Pixels of a cube's edge, and where the middle of the floor is drawn. */
  scale: number;
  floor: Spot;
  /** Middle of each plaque; none where the stage is too narrow for them. */
  plaques: Record<Corner, Spot> | null;
  /** The two buttons that turn the view: under the board, or in the corners outside the ring. */
  turners: { left: Spot; right: Spot };
}

export const PLAQUE = { width: 158, height: 74 };
/** Edge of a button that turns the view. */
export const TURNER = 44;

/** The angle of a site, clockwise from the right. */
export function angleOf(site: number): number {
  return -Math.PI / 2 + TURN * (site - TOP_SITE);
}

export function geometryOf(width: number, height: number, levels: number): StageGeometry {
  const roomy = width >= 700;
  const site = roomy ? Math.max(64, Math.min(84, width / 10.6)) : Math.max(46, Math.min(64, width / 8.1));
  const air = roomy ? 12 : 8;
  const badge = 10;
  const ry = Math.max(120, height / 2 - site * 0.56 - badge);
  const rx = Math.min(width / 2 - site / 2 - air, ry * 1.36);
  const tall = Math.min(ry, rx * 1.42);
  const centre = { x: width / 2, y: height / 2 + badge / 3 };
  const around = { rx, ry: tall };
  const sites = Array.from({ length: SITES }, (_, n) => onRing(centre, around, angleOf(n + 1)));
  const base = { width, height, centre, ...around, site, band: site * 0.98, sites };
  const fitted = (part: number, hasPlaques: boolean): StageGeometry => {
    const scale = part * cubeEdge(rx - site / 2, tall - site / 2, levels, hasPlaques);
    const floor = { x: centre.x, y: centre.y + scale * (levels / 2 - 0.18) };
    return {
      ...base,
      scale,
      floor,
      plaques: hasPlaques ? plaquesOf(centre, floor, scale, levels, sites, site) : null,
      turners: turnersOf(width, floor, scale, sites, site),
    };
  };
  // A little smaller is better than plaques that lie on the tower; without plaques it fills the ring.
  const parts = roomy ? [1, 0.96, 0.92, 0.88, 0.84, 0.8] : [];
  return parts.map((part) => fitted(part, true)).find(({ plaques }) => plaques) ?? fitted(1, false);
}

export function onRing(centre: Spot, { rx, ry }: { rx: number; ry: number }, angle: number): Spot {
  return { x: centre.x + rx * Math.cos(angle), y: centre.y + ry * Math.sin(angle) };
}

/** The tower with its board fills the inside of the ring, and leaves room for plaques if there are any. */
function cubeEdge(rx: number, ry: number, levels: number, hasPlaques: boolean): number {
  const across = 2 * (4 + 2 * RIM) * COS30;
  const upright = 4 + 2 * RIM + levels + THICK;
  return Math.min((2 * rx * (hasPlaques ? 0.64 : 0.86)) / across, (2 * ry * 0.84) / upright);
}

/** Beside the walls they tell of: above and below the board's left and right corners, clear of everything. */
function plaquesOf(
  centre: Spot,
  floor: Spot,
  scale: number,
  levels: number,
  sites: Spot[],
  site: number,
): StageGeometry["plaques"] {
  const half = PLAQUE.width / 2;
  const wanted: Record<Corner, Spot> = {
    "upper-left": { x: -Math.max(half + 22, scale * 1.3 + half), y: floor.y - scale * (levels + 1.3) },
    "upper-right": { x: Math.max(half + 22, scale * 1.3 + half), y: floor.y - scale * (levels + 1.3) },
    "lower-left": { x: -(scale * 2.5 + half), y: floor.y + scale * 1.8 },
    "lower-right": { x: scale * 2.5 + half, y: floor.y + scale * 1.8 },
  };
  const isClear = (spot: Spot): boolean =>
    isOffSites(spot, PLAQUE, sites, site) && isOffTower(spot, floor, scale, levels);
  const found = Object.entries(wanted).map(
    ([corner, { x, y }]) => [corner, nearestClear({ x: centre.x + x, y }, centre, isClear)] as const,
  );
  return found.every(([, spot]) => spot !== null)
    ? (Object.fromEntries(found) as Record<Corner, Spot>)
    : null;
}

interface Extent {
  width: number;
  height: number;
}

/** Nothing of a box of this extent around a spot lies on a site. */
function isOffSites(spot: Spot, { width, height }: Extent, sites: Spot[], site: number): boolean {
  return sites.every(
    ({ x, y }) =>
      Math.abs(x - spot.x) > (width + site) / 2 + 2 || Math.abs(y - spot.y) > (height + site) / 2 + 2,
  );
}

function turnersOf(
  width: number,
  floor: Spot,
  scale: number,
  sites: Spot[],
  site: number,
): StageGeometry["turners"] {
  const y = floor.y + scale * 3.25;
  const left = { x: floor.x - 26, y };
  const right = { x: floor.x + 26, y };
  const button = { width: TURNER, height: TURNER };
  if (isOffSites(left, button, sites, site) && isOffSites(right, button, sites, site)) return { left, right };
  const edge = TURNER / 2;
  return { left: { x: edge, y: edge }, right: { x: width - edge, y: edge } };
}

/** The nearest spot that is free, looked for ring by ring; outwards first. */
function nearestClear(wanted: Spot, centre: Spot, isClear: (spot: Spot) => boolean): Spot | null {
  if (isClear(wanted)) return wanted;
  const outwards = wanted.x < centre.x ? -1 : 1;
  for (let far = 4; far <= 120; far += 4)
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8;
      const spot = { x: wanted.x + outwards * far * Math.cos(angle), y: wanted.y + far * Math.sin(angle) };
      if (isClear(spot)) return spot;
    }
  return null;
}

/** Off the board, and off the air above it up to the tower's full height. */
function isOffTower(spot: Spot, floor: Spot, scale: number, levels: number): boolean {
  const [wide, deep] = [(4 + 2 * RIM) * COS30 * scale, ((4 + 2 * RIM) / 2) * scale];
  const isPierced =
    Math.abs(spot.x - floor.x) < wide + PLAQUE.width / 2 &&
    Math.abs(spot.y - floor.y - (THICK * scale) / 2) < (PLAQUE.height + THICK * scale) / 2 &&
    Math.abs(spot.x - floor.x) + PLAQUE.width / 2 > wide;
  if (isPierced) return false;
  const inner = (4 * COS30 * scale) / wide;
  return [-1, 1].every((sx) =>
    [-1, 1].every((sy) => {
      const [x, y] = [
        Math.abs(spot.x + (sx * PLAQUE.width) / 2 - floor.x),
        spot.y + (sy * PLAQUE.height) / 2 - floor.y,
      ];
      const below = x / wide + Math.max(0, y) / deep;
      const above = x / (wide * inner) + Math.max(0, -(y + levels * scale)) / (deep * inner);
      return y > 0 ? below > 1 : x > wide * inner || above > 1 || (y > -deep * 0.2 && x / wide > 1);
    }),
  );
}

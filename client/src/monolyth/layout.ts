/* Where the stone circle, the tower and the four plaques stand on a stage of a given size. */
import { RIM, THICK } from "../tower/measure.ts";

export const SITES = 13;
/** Site 1 stands a little left of the top, so that the first four steps climb to it. */
const TURN = (2 * Math.PI) / SITES;
const TOP_SITE = 4;
const COS30 = Math.sqrt(3) / 2;

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
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
  plaques: Record<"upper-left" | "upper-right" | "lower-left" | "lower-right", Spot> | null;
}

export const PLAQUE = { width: 158, height: 74 };

/** The angle of a site, clockwise from the right. */
export function angleOf(site: number): number {
  return -Math.PI / 2 + TURN * (site - TOP_SITE);
}

export function layoutOf(width: number, height: number, levels: number): Layout {
  const roomy = width >= 700;
  const site = roomy ? Math.max(64, Math.min(84, width / 10.6)) : Math.max(46, Math.min(64, width / 8.1));
  const air = roomy ? 12 : 8;
  const badge = 10;
  const ry = Math.max(120, height / 2 - site * 0.56 - badge);
  const rx = Math.min(width / 2 - site / 2 - air, ry * 1.36);
  const tall = Math.min(ry, rx * 1.42);
  const centre = { x: width / 2, y: height / 2 + badge / 3 };
  const largest = cubeEdge(rx - site / 2, tall - site / 2, levels, roomy);
  const around = { rx, ry: tall };
  const sites = Array.from({ length: SITES }, (_, n) => onRing(centre, around, angleOf(n + 1)));
  const base = { width, height, centre, ...around, site, band: site * 0.98, sites };
  const fitted = (part: number): Layout => {
    const scale = largest * part;
    const floor = { x: centre.x, y: centre.y + scale * (levels / 2 - 0.18) };
    return {
      ...base,
      scale,
      floor,
      plaques: roomy ? plaquesOf(centre, floor, scale, levels, sites, site) : null,
    };
  };
  // A little smaller is better than plaques that lie on the tower.
  return (
    (roomy ? [1, 0.96, 0.92, 0.88, 0.84, 0.8].map(fitted).find(({ plaques }) => plaques) : undefined) ??
    fitted(roomy ? 0.8 : 1)
  );
}

export function onRing(centre: Spot, { rx, ry }: { rx: number; ry: number }, angle: number): Spot {
  return { x: centre.x + rx * Math.cos(angle), y: centre.y + ry * Math.sin(angle) };
}

/** The tower with its board fills the inside of the ring, and leaves room for plaques. */
function cubeEdge(rx: number, ry: number, levels: number, roomy: boolean): number {
  const across = 2 * (4 + 2 * RIM) * COS30;
  const upright = 4 + 2 * RIM + levels + THICK;
  return Math.min((2 * rx * (roomy ? 0.64 : 0.86)) / across, (2 * ry * (roomy ? 0.84 : 0.84)) / upright);
}

type Corner = "upper-left" | "upper-right" | "lower-left" | "lower-right";

/** Beside the walls they tell of: above and below the board's left and right corners, clear of everything. */
function plaquesOf(
  centre: Spot,
  floor: Spot,
  scale: number,
  levels: number,
  sites: Spot[],
  site: number,
): Layout["plaques"] {
  const half = PLAQUE.width / 2;
  const wanted: Record<Corner, Spot> = {
    "upper-left": { x: -Math.max(half + 22, scale * 1.3 + half), y: floor.y - scale * (levels + 1.3) },
    "upper-right": { x: Math.max(half + 22, scale * 1.3 + half), y: floor.y - scale * (levels + 1.3) },
    "lower-left": { x: -(scale * 2.5 + half), y: floor.y + scale * 1.8 },
    "lower-right": { x: scale * 2.5 + half, y: floor.y + scale * 1.8 },
  };
  const isClear = (spot: Spot): boolean =>
    sites.every(
      (other) =>
        Math.abs(other.x - spot.x) > half + site / 2 + 2 ||
        Math.abs(other.y - spot.y) > PLAQUE.height / 2 + site / 2 + 2,
    ) && isOffTower(spot, floor, scale, levels);
  const found = Object.entries(wanted).map(
    ([corner, { x, y }]) => [corner, nearestClear({ x: centre.x + x, y }, centre, isClear)] as const,
  );
  return found.every(([, spot]) => spot !== null)
    ? (Object.fromEntries(found) as Record<Corner, Spot>)
    : null;
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

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

export const PLAQUE = { width: 164, height: 68 };

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
  const scale = cubeEdge(rx - site / 2, tall - site / 2, levels, roomy);
  const floor = { x: centre.x, y: centre.y + scale * (levels / 2 - 0.18) };
  const around = { rx, ry: tall };
  return {
    width,
    height,
    centre,
    ...around,
    site,
    band: site * 0.98,
    sites: Array.from({ length: SITES }, (_, n) => onRing(centre, around, angleOf(n + 1))),
    scale,
    floor,
    plaques: roomy ? plaquesOf(centre, floor, around, scale, levels, site) : null,
  };
}

export function onRing(centre: Spot, { rx, ry }: { rx: number; ry: number }, angle: number): Spot {
  return { x: centre.x + rx * Math.cos(angle), y: centre.y + ry * Math.sin(angle) };
}

/** The tower with its board fills the inside of the ring, and leaves room for plaques. */
function cubeEdge(rx: number, ry: number, levels: number, roomy: boolean): number {
  const across = 2 * (4 + 2 * RIM) * COS30;
  const upright = 4 + 2 * RIM + levels + THICK;
  return Math.min((2 * rx * (roomy ? 0.68 : 0.86)) / across, (2 * ry * (roomy ? 0.86 : 0.84)) / upright);
}

function plaquesOf(centre: Spot, floor: Spot, ring: { rx: number; ry: number }, scale: number, levels: number, site: number): Layout["plaques"] {
  const half = PLAQUE.width / 2;
  const upY = Math.max(centre.y - ring.ry + site * 0.62 + PLAQUE.height / 2, floor.y - scale * (levels + 1.15) - 10);
  const upX = Math.max(half + 22, scale * 1.25 + half);
  const lowY = floor.y + scale * 1.62;
  const lowX = Math.max(scale * 2.2 + half, Math.min(ring.rx * 0.82 - half + 18, scale * 3.2 + half));
  return {
    "upper-left": { x: centre.x - upX, y: upY },
    "upper-right": { x: centre.x + upX, y: upY },
    "lower-left": { x: centre.x - lowX, y: lowY },
    "lower-right": { x: centre.x + lowX, y: lowY },
  };
}

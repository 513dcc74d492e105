/* The line on which the sites of the stone circle stand: an ellipse, or flatter where the stage is. Pure. */

export interface Spot {
  x: number;
  y: number;
}

export const SITES = 13;
/** Site 1 stands a little left of the top, so that the first four steps climb to it. */
const TOP_SITE = 4;
const SAMPLES = 360;

export interface RingPath {
  centre: Spot;
  rx: number;
  ry: number;
  /** 2 is an ellipse; the more, the nearer to a rectangle with round corners. */
  power: number;
  /** Points clockwise from the top, and how far each is along the line. */
  points: readonly Spot[];
  lengths: readonly number[];
}

export function ringPath(centre: Spot, rx: number, ry: number, power: number): RingPath {
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  const points = Array.from({ length: SAMPLES + 1 }, (_, n) => {
    const angle = -Math.PI / 2 + (2 * Math.PI * n) / SAMPLES;
    return { x: centre.x + rx * bent(Math.cos(angle)), y: centre.y + ry * bent(Math.sin(angle)) };
  });
  const lengths = [0];
  for (let n = 1; n < points.length; n++) {
    const [a, b] = [points[n - 1] as Spot, points[n] as Spot];
    lengths.push((lengths[n - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return { centre, rx, ry, power, points, lengths };
}

/** Where a site stands; all are equally far apart along the line. Halves lie between two sites. */
export function spotAt({ points, lengths }: RingPath, site: number): Spot {
  const round = ((((site - TOP_SITE) / SITES) % 1) + 1) % 1;
  const wanted = round * (lengths[lengths.length - 1] as number);
  let [low, high] = [0, lengths.length - 1];
  while (high - low > 1) {
    const mid = (low + high) >> 1;
    if ((lengths[mid] as number) <= wanted) low = mid;
    else high = mid;
  }
  const [a, b] = [points[low] as Spot, points[high] as Spot];
  const [from, to] = [lengths[low] as number, lengths[high] as number];
  const part = to > from ? (wanted - from) / (to - from) : 0;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The direction of the line at a site, in degrees. */
export function slopeAt(ring: RingPath, site: number): number {
  const [a, b] = [spotAt(ring, site - 0.02), spotAt(ring, site + 0.02)];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

const written = (points: readonly Spot[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** The whole line as a path, so much wider. */
export function ringLine({ centre, rx, ry, power }: RingPath, wider = 0): string {
  const ring = ringPath(centre, Math.max(0, rx + wider), Math.max(0, ry + wider), power);
  return `M${written(ring.points)}z`;
}

/** A part of the line as a path, from a site so many steps on. */
export function ringArc(ring: RingPath, from: number, steps: number): string {
  const parts = 8 * steps;
  return `M${written(Array.from({ length: parts + 1 }, (_, n) => spotAt(ring, from + (n * steps) / parts)))}`;
}

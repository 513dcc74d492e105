/* Points as text for SVG. */
import type { Face, Segment } from "./faces.ts";
import type { Point } from "./space.ts";

export type Place = (point: Point) => Point;

const round = (n: number): number => Math.round(n * 100) / 100;
const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** How a drawing lies on its picture: `scale` pixels an edge, moved by `left` and `top`. */
export function placed(scale: number, left: number, top: number): Place {
  return ([x, y]) => [x * scale + left, y * scale + top];
}

export function polygon(points: readonly Point[], place: Place): string {
  return `M${points.map((p) => text(place(p))).join("L")}z`;
}

export function lines(segments: readonly Segment[], place: Place): string {
  return segments.map(([from, to]) => `M${text(place(from))}L${text(place(to))}`).join("");
}

/** Segments joined end to end where they meet, so that a dashed line runs round. */
export function chained(segments: readonly Segment[], place: Place): string {
  const rest = segments.map(([from, to]) => [text(place(from)), text(place(to))] as [string, string]);
  let path = "";
  while (rest.length) {
    const [start, second] = rest.pop() as [string, string];
    let end = second;
    path += `M${start}L${end}`;
    for (;;) {
      const n = rest.findIndex(([a, b]) => a === end || b === end);
      if (n < 0) break;
      const [[a, b]] = rest.splice(n, 1) as [[string, string]];
      end = a === end ? b : a;
      path += `L${end}`;
    }
    if (end === start) path += "z";
  }
  return path;
}

/** The matrix that lays a mark of size 1 on a face. */
export function markMatrix(face: Face, place: Place): string {
  const [o, a, , d] = face.corners.map(place) as [Point, Point, Point, Point];
  const numbers = [a[0] - o[0], a[1] - o[1], d[0] - o[0], d[1] - o[1], o[0], o[1]];
  return `matrix(${numbers.map(round).join(" ")})`;
}

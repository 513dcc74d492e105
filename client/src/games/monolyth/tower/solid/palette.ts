/* The colours of the page as numbers for the shader, in the order it reads them. */
import { MARKS } from "../../../../stones/marks.ts";

/** In the order in which the shader knows their marks. */
const COLOURS = Object.keys(MARKS);

const PARTS = ["top", "left", "right", "cut", "cut-r", "edge"];
/** After the stones come slab and floor, which have no marks. */
export const SLAB = COLOURS.length;
export const FLOOR = SLAB + 1;
export const SIZE = 84;

type Rgb = [number, number, number];

function rgb(style: CSSStyleDeclaration, name: string): Rgb {
  const hex = style.getPropertyValue(name).trim();
  const full = hex.length === 4 ? hex.replace(/[^#]/g, "$&$&") : hex;
  return [1, 3, 5].map((n) => Number.parseInt(full.slice(n, n + 2), 16) / 255 || 0) as Rgb;
}

export interface Palette {
  colours: Float32Array;
  lamp: Rgb;
  bad: Rgb;
  badWash: Rgb;
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const slab = ["--slab-top", "--slab-left", "--slab-right", "--slab-line", "--slab-line", "--slab-line"];
  const floor = ["--slab-floor", "--slab-floor", "--slab-floor", "--slab-line", "--slab-line", "--slab-line"];
  const names = [
    ...COLOURS.flatMap((colour) => PARTS.map((part) => `--${colour}-${part}`)),
    ...slab,
    ...floor,
  ];
  const colours = new Float32Array(SIZE * 3);
  colours.set(names.flatMap((name) => rgb(style, name)));
  return { colours, lamp: rgb(style, "--lamp"), bad: rgb(style, "--bad"), badWash: rgb(style, "--bad-wash") };
}

export function colourNumber(colour: string): number {
  if (colour === "slab") return SLAB;
  return colour === "floor" ? FLOOR : Math.max(0, COLOURS.indexOf(colour));
}

/* Keys that move and turn the stone that is taken up. */
import type { Way } from "./choice.ts";

export const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
export const TURNS: Record<string, Way> = { q: "left", w: "right", e: "tip" };

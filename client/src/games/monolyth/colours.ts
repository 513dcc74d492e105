/* Written by client/scripts/wire.py from src/lapidarium/games/monolyth/pack/pack.py. Do not edit. */

/** Every colour that a stone may have. */
export const COLOURS = [
  "blue",
  "orange",
  "black",
  "turquoise",
  "white",
  "red",
  "green",
  "yellow",
  "purple",
  "pink",
];

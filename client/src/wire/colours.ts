/* Written by client/scripts/wire.py from src/lapidarium/components/monolyth.py. Do not edit. */

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

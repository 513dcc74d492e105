/* A stone as the wire names it: the letter of its colour, a hyphen, its shape. The only place that reads it. */

export interface StoneParts {
  colour: string;
  shape: string;
}

export function partsOf(stone: string): StoneParts {
  const at = stone.indexOf("-");
  return { colour: stone.slice(0, at), shape: stone.slice(at + 1) };
}

/* The board around the grid, in edges of a cube: how far it reaches, and how thick it is. */
export const RIM = 0.4;
export const THICK = 0.4;
/** Pixels around a tower's picture. */
export const PAD = 4;

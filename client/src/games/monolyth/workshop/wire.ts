/* Written by client/scripts/wire.py from lapidarium.games.monolyth.workshop_wire. Do not edit. */

/** A shape in a pack: its drawing from above, or one for each layer, lowest first. */
export interface StoneFigures {
  shape: string;
  copies: number;
  cells: string[] | string[][];
  provenance?: Record<string, string>;
}

/** The main board in a pack. */
export interface SitesFigures {
  sites: number;
  provenance?: Record<string, string>;
}

/** The player boards in a pack; sides are letters of colours, clockwise. */
export interface BoardFigures {
  grid: number;
  heights: number[];
  sides: string[];
  provenance?: Record<string, string>;
}

/** Tokens of one kind in a pack: all in the box, and those in play. */
export interface TokenFigures {
  all: number[];
  players_1: number[];
  players_2: number[];
  players_3: number[];
  players_4: number[];
  provenance?: Record<string, string>;
}

/** A structure card in a pack: four rows of signs. */
export interface CardFigures {
  rows: string[];
  provenance?: Record<string, string>;
}

/** A pack as the workshop edits it. */
export interface MonolythFigures {
  game: string;
  name: string;
  title: string;
  colours: Record<string, string | Record<string, string>>;
  stone?: StoneFigures[];
  main_board: SitesFigures;
  player_boards: BoardFigures;
  prophecy_tokens: TokenFigures;
  level_tokens: TokenFigures;
  structure_tokens: TokenFigures;
  structure_signs: Record<string, string | Record<string, string>>;
  structure_card?: CardFigures[];
}

/** The points that can be won with so many players. */
export interface PointsInPlay {
  players: number;
  prophecies: number;
  levels: number;
  structures: number;
}

/** What the figures of a pack come to. */
export interface MonolythMeaning {
  stones: number;
  cubes: number;
  points: PointsInPlay[];
}

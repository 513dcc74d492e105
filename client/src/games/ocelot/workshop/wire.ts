/* Written by client/scripts/wire.py from lapidarium.games.ocelot.workshop_wire. Do not edit. */

/** The mat in a pack: its drawing, and circles with fewer arrows. */
export interface MatFigures {
  drawing: string;
  looks?: Record<string, string | Record<string, string>>;
  provenance?: Record<string, string>;
}

/** A tool in a pack. */
export interface ToolFigures {
  letter: string;
  faces: string[];
  copies: number;
  provenance?: Record<string, string>;
}

/** The tokens of each kind in each cave. */
export interface GemFigures {
  blue: Record<string, number | Record<string, string>>;
  green: Record<string, number | Record<string, string>>;
  red: Record<string, number | Record<string, string>>;
}

/** What each bag holds: printed values, and letters of specials. */
export interface BagFigures {
  blue: (number | string)[];
  green: (number | string)[];
  red: (number | string)[];
  provenance?: Record<string, string>;
}

/** A pack as the workshop edits it. */
export interface OcelotFigures {
  game: string;
  name: string;
  title: string;
  mat: MatFigures;
  tool: ToolFigures[];
  gems: GemFigures;
  values: Record<string, number | Record<string, string>>;
  amethysts: BagFigures;
}

/** What one cave comes to; specials have no points of their own. */
export interface CaveMeaning {
  squares: number;
  gems: number;
  amethysts: number;
  gem_points: number;
  amethyst_points: number;
}

/** What the figures of a pack come to. */
export interface OcelotMeaning {
  circles: number;
  sight: Record<string, Record<string, string[]>>;
  ways: Record<string, string>;
  seen_from: Record<string, number>;
  caves: Record<string, CaveMeaning>;
}

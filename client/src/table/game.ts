/* What the platform asks of a game's folder, and what it gives to the game's table.
   `games/registry.ts` has one such object for each game; nothing else knows a game by name. */
import type { ComponentType, JSX } from "preact";
import type { Layout } from "../hooks/hooks.ts";
import type { LogLine } from "../connection/messages.ts";
import type { TableView } from "../connection/tableState.ts";
import type { Message, RulesExample } from "../connection/schemas.ts";
import type { Sound } from "../sound/sounds.ts";
import type { Switch } from "../settings/settings.ts";
import type { PackEditor } from "../packs/editor.ts";
import type { Field, FieldChanges } from "./positionFields.ts";
import type { Session } from "./session.ts";

/** What a replay puts in place of acting. */
export interface ReplayParts {
  controls: JSX.Element;
  /** Is a panel open beside the board? */
  hasPanel: boolean;
  whole: LogLine[];
  event: number;
  onJump: (event: number) => void;
}

/** A move in notation, and as fields of the game. */
export interface Hinted {
  move: string;
  facts: unknown;
}

export interface GameProps {
  session: Session;
  table: TableView;
  /** What never changes in a game; only its own folder knows what is in it. */
  pieces: unknown;
  log: LogLine[];
  /** When `table` came, by this browser's clock. */
  at: number;
  extra: (layout: Layout) => JSX.Element | null;
  /** Show the score sheet again, once it was put away. */
  onSheet?: (() => void) | null;
  /** A move that was asked for as a hint: shown as if it had been chosen. */
  hinted?: Hinted | null;
  replay?: ReplayParts;
}
export type GameTable = ComponentType<GameProps>;

export interface OptionsProps {
  /** What the game's pack offers for a new table, as the server lists it. */
  options: unknown;
  players: number;
  seatName: (seat: number) => string;
  /** The events that set the table up as chosen; none for chance. */
  onSetup: (setup: string[]) => void;
}

export interface ExampleProps {
  pieces: unknown;
  example: RulesExample;
}

export interface PositionEditorProps {
  pieces: unknown;
  /** What the game's pack has to choose from, as for a new table. */
  options: unknown;
  /** The last position that could be set up, as a table draws it. */
  view: unknown;
  players: number;
  seatName: (seat: number) => string;
  fields: readonly Field[];
  /** What is wrong with them, by the referee. */
  problems: readonly Message[];
  onChange: (changes: FieldChanges) => void;
}

/** A game's board as something to set up by hand. */
export interface PositionEditor {
  /** The board, and beside it what is put on it. */
  Editor: ComponentType<PositionEditorProps>;
  /** What a field of a position is called on the screen. */
  fieldName: (field: string) => string;
}

/** A sound for something that happened; a larger one is lower. */
export interface Heard {
  sound: Sound;
  size: number;
}

export interface GameClient {
  loadTable: () => Promise<GameTable>;
  /** The picture on the lobby's card. */
  loadArt?: () => Promise<ComponentType>;
  /** The editor of its packs; without one, packs are edited as text. */
  loadEditor?: () => Promise<PackEditor>;
  /** Its board to set a position up on; without one, positions are edited as text. */
  loadPositionEditor?: () => Promise<PositionEditor>;
  /** A worked example of the rules, drawn as on the table. */
  loadExample?: () => Promise<ComponentType<ExampleProps>>;
  /** What can be chosen for a new table, besides what every game has. */
  loadOptions?: () => Promise<ComponentType<OptionsProps>>;
  /** Keys of this game, each with the code of what it does. */
  keys: readonly (readonly [string, string])[];
  switches: readonly Switch[];
  /** What the game calls a seat, where the seats have names of their own. */
  seatTitle?: (seat: number) => string;
  soundOf: (line: LogLine) => Heard | null;
  /** How long a line is shown, as a share of a whole move; one if the game does not say. */
  weightOf?: (line: LogLine) => number;
}

/** The client of a game by the server's name for it. */
export type GameRegistry = (name: string) => GameClient;

/* The two games, each loaded when it is wanted, and what their tables get. */
import type { ComponentType, JSX } from "preact";
import type { Room } from "../hooks/hooks.ts";
import type { LogLine, TableView } from "../connection/messages.ts";
import type { MonolythPieces } from "../games/monolyth/wire.ts";
import type { OcelotPieces } from "../games/ocelot/wire.ts";
import type { Session } from "./session.ts";

/** What a replay puts in place of acting. */
export interface ReplayParts {
  controls: JSX.Element;
  whole: LogLine[];
  event: number;
  onJump: (event: number) => void;
}

export interface GameProps {
  session: Session;
  table: TableView;
  pieces: MonolythPieces | OcelotPieces;
  log: LogLine[];
  /** When `table` came, by this browser's clock. */
  at: number;
  extra: (room: Room) => JSX.Element | null;
  /** Show the score sheet again, once it was put away. */
  onSheet?: (() => void) | null;
  /** A move that was asked for as a hint, in notation: shown as if it had been chosen. */
  hinted?: string | null;
  replay?: ReplayParts;
}
export type Game = ComponentType<GameProps>;

export const GAMES: Record<TableView["game"], () => Promise<Game>> = {
  monolyth: async () => (await import("../games/monolyth/MonolythTable.tsx")).MonolythTable,
  ocelot: async () => (await import("../games/ocelot/OcelotTable.tsx")).OcelotTable,
};

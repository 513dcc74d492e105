/* The client's own sources, for tests that read them. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const SOURCE = new URL("../src", import.meta.url).pathname;

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? below(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Every file by its path below `src`. */
export const everything = below(SOURCE).map((file) => relative(SOURCE, file));
export const scripts = everything.filter((file) => /\.tsx?$/.test(file));

export function read(file: string): string {
  return readFileSync(join(SOURCE, file), "utf8");
}

const IMPORT = /(?:\bfrom|\bimport) ?\(?"(\.[^"]+)"/g;
const EAGER = /^import (?!type )[^;]*?(?:from )?"(\.[^"]+)"/gm;

const found = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].map((match) => join(dirname(file), match[1] as string));

/** All that a file names: types, and what is loaded later, included. */
export const imports = (file: string): string[] => found(file, IMPORT);

/** What a file needs at once. */
export const eagerImports = (file: string): string[] =>
  found(file, EAGER).filter((path) => scripts.includes(path));

/** The room of a file: its folder, or the game whose folder it is in. */
export function roomOf(file: string): string {
  const [room = "", game, inside] = file.split("/");
  if (game === undefined) return "app";
  return room === "games" && inside !== undefined ? `games/${game}` : room;
}

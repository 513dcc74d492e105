import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { eagerImports, everything, imports, read, roomOf, scripts } from "./sources.ts";

const LONGEST = 300;
const ROOMS = JSON.parse(readFileSync(new URL("../imports.json", import.meta.url), "utf8")) as Record<
  string,
  string[]
>;
const GAMES = Object.keys(ROOMS).filter((room) => room.startsWith("games/") && room !== "games/any");
const NAMES = GAMES.map((room) => room.slice("games/".length));

const GENERATED = ["connection/messages.ts", "connection/schemas.ts"];

describe("rooms", () => {
  it("are those of the table in imports.json", () => {
    expect([...new Set(everything.map(roomOf))].sort()).toEqual(Object.keys(ROOMS).sort());
  });

  it("import only what the table allows", () => {
    const wrong = scripts.flatMap((file) =>
      imports(file)
        .filter((path) => roomOf(path) !== roomOf(file) && !ROOMS[roomOf(file)]?.includes(roomOf(path)))
        .map((path) => `${file} -> ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it("do not import each other in a circle", () => {
    const walk = (room: string, path: string[]): void => {
      expect(path, `a circle by ${room}`).not.toContain(room);
      for (const next of ROOMS[room] ?? []) walk(next, [...path, room]);
    };
    for (const room of Object.keys(ROOMS)) walk(room, []);
  });

  it("know no game but their own, and only the registry knows them all", () => {
    const knowing = everything.flatMap((file) => {
      const names = NAMES.filter((name) => `${file} ${read(file)}`.toLowerCase().includes(name));
      return file === "games/registry.ts"
        ? []
        : names.filter((name) => roomOf(file) !== `games/${name}`).map((name) => `${file}: ${name}`);
    });
    expect(knowing).toEqual([]);
  });
});

describe("files", () => {
  it("have no import cycles", () => {
    const done = new Set<string>();
    const walk = (file: string, path: string[]): void => {
      const at = path.indexOf(file);
      expect(at < 0 ? [] : path.slice(at), "a cycle").toEqual([]);
      if (done.has(file)) return;
      for (const next of eagerImports(file)) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of scripts) walk(file, []);
  });

  it("are not too long", () => {
    const long = scripts.filter(
      (file) => !GENERATED.includes(file) && read(file).split("\n").length > LONGEST,
    );
    expect(long).toEqual([]);
  });

  it("hold three.js only where it is loaded later", () => {
    const solid = "games/monolyth/tower/solid/";
    expect(scripts.filter((file) => read(file).includes('from "three"'))).toEqual([`${solid}scene.ts`]);
    const eager = scripts.filter((file) => eagerImports(file).some((path) => path.startsWith(solid)));
    expect(eager.filter((file) => !file.startsWith(solid))).toEqual([]);
  });

  it("say nothing in a language of their own: every sentence is in the catalogues", () => {
    const spoken = scripts.flatMap((file) => {
      const text = read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
      return [...text.matchAll(/>\s*([A-Z][a-z]+ [a-z]+[^<>{}]*)</g)].map((found) => `${file}: ${found[1]}`);
    });
    expect(spoken).toEqual([]);
  });

  it("read no text of the server: a fact is a field, and no score is added up here", () => {
    const reads = /\.(exec|match|matchAll|search)\(|\/\.test\(|\.code [!=]==|\.(points|score) \+ /;
    const inGame = scripts.filter((file) => ["games", "table", "replay"].includes(file.split("/")[0] ?? ""));
    expect(inGame.filter((file) => reads.test(read(file)))).toEqual([]);
  });
});

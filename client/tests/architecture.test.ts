import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const SOURCE = new URL("../src", import.meta.url).pathname;
const LONGEST = 350;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

const files = sources(SOURCE);

/** What a file needs at once; types and what is loaded later do not count. */
function imports(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^import (?!type )[^;]*?from "(\.[^"]+)"/gm)].map((found) =>
    normalize(join(dirname(file), found[1] as string)),
  );
}

it("has no import cycles", () => {
  const done = new Set<string>();
  const walk = (file: string, path: string[]): void => {
    const at = path.indexOf(file);
    expect(at < 0 ? [] : path.slice(at), "a cycle").toEqual([]);
    if (done.has(file)) return;
    for (const next of imports(file)) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
});

it("has no file that is too long", () => {
  const long = files.filter(
    (file) => !file.endsWith("messages.ts") && readFileSync(file, "utf8").split("\n").length > LONGEST,
  );
  expect(long).toEqual([]);
});

it("holds three.js only where it is loaded later", () => {
  const users = files.filter((file) => /from "three"/.test(readFileSync(file, "utf8")));
  expect(users.map((file) => file.slice(SOURCE.length))).toEqual(["/games/monolyth/tower/solid/scene.ts"]);
  const eager = files.filter((file) => imports(file).some((found) => found.includes("/tower/solid/")));
  expect(eager.filter((file) => !file.includes("/tower/solid/"))).toEqual([]);
});

it("says nothing in a language of its own: every sentence is in the catalogues", () => {
  const spoken = files.flatMap((file) => {
    const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    return [...text.matchAll(/>\s*([A-Z][a-z]+ [a-z]+[^<>{}]*)</g)].map((found) => `${file}: ${found[1]}`);
  });
  expect(spoken).toEqual([]);
});

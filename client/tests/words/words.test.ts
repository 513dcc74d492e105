import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bundleOf, nearest } from "../../src/words/words.ts";
import { catalogue, FOLDER, LANGUAGES } from "../../words.ts";

const SOURCE = new URL("../../src", import.meta.url).pathname;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

function keysOf(text: string): Map<string, string> {
  const keys = new Map<string, string>();
  for (const block of text.split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) *=/.exec(block.trim())?.[1];
    if (key) keys.set(key, block);
  }
  return keys;
}

const own = (lang: string): Map<string, string> =>
  keysOf(readFileSync(`${FOLDER}${lang}/client.ftl`, "utf8"));
const gaps = (text: string): string[] => [...new Set(text.match(/\$\w+/g) ?? [])].sort();
const code = sources(SOURCE)
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const used = new Set(code.match(/"ui-[\w-]+"/g)?.map((key) => key.slice(1, -1)));

describe("the words of the browser", () => {
  it("are all there", () => {
    const known = own("en");
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
  });

  it("are all used", () => {
    expect([...own("en").keys()].filter((key) => !used.has(key))).toEqual([]);
  });

  it("are named where they are used, so that this test can find them", () => {
    expect(code.match(/`ui-[^`]*\$\{/g)).toBeNull();
  });

  it.each(LANGUAGES)("are complete in %s, with the same gaps", (lang) => {
    const [english, other] = [own("en"), own(lang)];
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    const differing = [...english].filter(
      ([key, text]) => gaps(text).join() !== gaps(other.get(key) ?? "").join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it.each(LANGUAGES)("can be read in %s", (lang) => {
    const text = catalogue(lang);
    const bundle = bundleOf(lang, text);
    const missing = [...keysOf(text).keys()].filter((key) => !bundle.hasMessage(key));
    expect(missing).toEqual([]);
    expect(new FluentResource(text).body.length).toBeGreaterThan(300);
  });

  it("choose the nearest language", () => {
    expect(nearest(["de-AT", "en"])).toBe("de");
    expect(nearest(["fr", "ja-JP"])).toBe("ja");
    expect(nearest(["fr"])).toBe("en");
  });
});

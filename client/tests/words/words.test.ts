import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  bundleOf,
  type Catalogues,
  keepSpeaking,
  language,
  learn,
  nearest,
  say,
  speak,
} from "../../src/words/words.ts";
import { catalogue as platform, FOLDER, LANGUAGES } from "../../words.ts";
import { read, roomOf, scripts } from "../sources.ts";

function keysOf(text: string): Map<string, string> {
  const keys = new Map<string, string>();
  for (const block of text.split(/\n(?=[a-z])/)) {
    const key = /^([a-z][\w-]*) *=/.exec(block.trim())?.[1];
    if (key) keys.set(key, block);
  }
  return keys;
}

const GAMES = ["monolyth", "ocelot"];
/** What pages load by themselves. */
const PARTS = ["learn", "packs", "records", "start", "table", "waiting"];
const ofGame = (game: string, lang: string): string =>
  readFileSync(`${FOLDER}../games/${game}/words/${lang}.ftl`, "utf8").replace(/^#.*\n/gm, "");
const catalogue = (lang: string): string =>
  [
    platform(lang),
    ...PARTS.map((part) => platform(`${lang}/${part}`)),
    ...GAMES.map((game) => ofGame(game, lang)),
  ].join("\n");

/** What only the browser says. */
const own = (lang: string): Map<string, string> =>
  new Map([...keysOf(catalogue(lang))].filter(([key]) => key.startsWith("ui-")));
const gaps = (text: string): string[] => [...new Set(text.match(/\$\w+/g) ?? [])].sort();
const code = scripts.map(read).join("\n");
const used = new Set(code.match(/"ui-[\w-]+"/g)?.map((key) => key.slice(1, -1)));

describe("the words of the browser", () => {
  it("are all there", () => {
    const known = own("en");
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
  });

  it("are all used", () => {
    expect([...own("en").keys()].filter((key) => !used.has(key))).toEqual([]);
  });

  it.each(GAMES)("are in the catalogue of %s only if its folder alone uses them", (game) => {
    const outside = scripts
      .filter((file) => roomOf(file) !== `games/${game}`)
      .map(read)
      .join("\n");
    const keys = [...keysOf(ofGame(game, "en")).keys()].filter((key) => key.startsWith("ui-"));
    expect(keys.filter((key) => outside.includes(`"${key}"`))).toEqual([]);
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

describe("the words of the games", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** A server that is away for the first few requests. */
  function serverAwayFor(requests: number): ReturnType<typeof vi.fn> {
    let left = requests;
    const fetch = vi.fn(async (path: string) => {
      if (left-- > 0) throw new TypeError("away");
      return new Response(`some-game = Some game (${path.slice(-2)})`);
    });
    vi.stubGlobal("fetch", fetch);
    return fetch;
  }

  it("are asked for again until they are there", async () => {
    vi.useFakeTimers();
    const fetch = serverAwayFor(3);
    await speak("en");
    expect(say("some-game")).toBe("some-game");
    const onWords = vi.fn();
    const stop = keepSpeaking("en", onWords);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(say("some-game")).toBe("some-game");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(say("some-game")).toBe("Some game (en)");
    expect(onWords).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetch).toHaveBeenCalledTimes(4);
    stop();
  });

  it("are not asked for again when nobody wants them any more", async () => {
    vi.useFakeTimers();
    const fetch = serverAwayFor(9);
    keepSpeaking("ja", () => undefined)();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("are those of the language that was chosen last", async () => {
    serverAwayFor(0);
    await Promise.all([speak("de"), speak("es")]);
    expect([language(), say("some-game")]).toEqual(["es", "Some game (es)"]);
  });
});

describe("the words of a page", () => {
  const part = (): Catalogues => ({
    en: async () => ({ default: "ui-of-page = A page" }),
    de: async () => ({ default: "ui-of-page = Eine Seite" }),
    es: async () => ({ default: "ui-of-page = Una página" }),
    ja: async () => ({ default: "ui-of-page = ページ" }),
  });

  afterEach(() => vi.unstubAllGlobals());

  it("are kept when the language they belong to comes after them", async () => {
    let answer: (given: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => (answer = done)));
    const spoken = speak("de");
    await learn(part());
    answer(new Response("some-game = Ein Spiel"));
    await spoken;
    expect([say("ui-of-page"), say("some-game")]).toEqual(["Eine Seite", "Ein Spiel"]);
  });

  it("are there for everybody who waits for them", async () => {
    vi.stubGlobal("fetch", async () => new Response(""));
    await speak("en");
    let loaded: () => void = () => undefined;
    const slow = new Promise<void>((done) => (loaded = done));
    const words = { ...part(), en: async () => (await slow, { default: "ui-of-slow-page = Slow" }) };
    const [first, second] = [learn(words), learn(words)];
    let isSecondDone = false;
    void second.then(() => (isSecondDone = true));
    await new Promise((done) => setTimeout(done));
    expect(isSecondDone).toBe(false);
    loaded();
    await Promise.all([first, second]);
    expect(say("ui-of-slow-page")).toBe("Slow");
  });
});

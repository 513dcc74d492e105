/* A code of the catalogues with its parameters becomes a sentence. The platform's catalogue of the language
   in use is part of the client; the server sends those of the games that are installed there. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Words } from "../connection/messages.ts";

export const LANGUAGES = ["en", "de", "es", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const NAMES: Record<Language, string> = { en: "English", de: "Deutsch", es: "Español", ja: "日本語" };

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  de: () => import("words:de"),
  es: () => import("words:es"),
  ja: () => import("words:ja"),
};

/** Where the words of a page come from, in each language. */
export type Catalogues = Record<Language, () => Promise<{ default: string }>>;
const learned = new Set<Catalogues>();

/** What fills a gap: a text, a number, something said, or several of these. */
export type Filling = string | number | Words | readonly Filling[];
export type Fillings = Record<string, Filling>;

let bundle = new FluentBundle("en");
let current: Language = "en";
let wanted: Language = "en";
let hasGames = false;
/** What was said already, in the language in use. */
const said = new Map<string, string>();
const MOST_SAID = 2_000;

/** Milliseconds before the words are asked for again; each time twice as many, up to the longest. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

export function language(): Language {
  return current;
}

/** Another value when the words are others: what is drawn once has to be drawn anew then. */
export function wording(): unknown {
  return bundle;
}

/** The nearest language there is: `de-AT` is `de`; what we lack is `en`. */
export function nearest(tags: readonly string[]): Language {
  for (const tag of tags) {
    const short = tag.split("-")[0]?.toLowerCase();
    const found = LANGUAGES.find((lang) => lang === short);
    if (found) return found;
  }
  return "en";
}

export async function speak(lang: Language): Promise<void> {
  wanted = lang;
  const loaded = await Promise.all([gameCatalogue(lang), textsIn(lang)]);
  const games = loaded[0];
  let texts = loaded[1];
  while (texts.length <= learned.size) texts = await textsIn(lang); // a page has come meanwhile
  if (lang !== wanted) return; // another language was chosen meanwhile
  bundle = bundleOf(lang, ...texts, games ?? "");
  current = lang;
  said.clear();
  hasGames = games !== null;
}

/** The platform's catalogue, and those of the pages that were learned so far. */
async function textsIn(lang: Language): Promise<string[]> {
  const parts = [CATALOGUES[lang], ...[...learned].map((part) => part[lang])];
  return (await Promise.all(parts.map((load) => load()))).map((text) => text.default);
}

/** Learn the words of a page, now and in every language that is spoken later. */
export async function learn(part: Catalogues): Promise<void> {
  learned.add(part);
  const { default: text } = await part[wanted]();
  bundle.addResource(new FluentResource(text)); // what it knows already stays as it is
}

/** Speak a language, and ask again while its words or those of the games are missing. Returns how to stop. */
export function keepSpeaking(lang: Language, onWords: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const ask = async (pause: number): Promise<void> => {
    if (lang === current && hasGames) return;
    await speak(lang).catch(() => undefined);
    if (!isWanted) return;
    onWords();
    timer = setTimeout(() => void ask(Math.min(2 * pause, LONGEST_PAUSE)), pause);
  };
  void ask(FIRST_PAUSE);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

/** Null where the server is away: the page still says that it is. */
async function gameCatalogue(lang: Language): Promise<string | null> {
  try {
    const answer = await fetch(`/api/words/${lang}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Of two sentences for a code the first counts: no game changes the platform's words. */
/** What catalogues may call: a capital for a sentence after a colon, where a language writes it so. */
const FUNCTIONS = { CAPITAL: ([text]: unknown[]): string => sentence(String(text)) };

export function bundleOf(lang: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Is there a sentence for this code? */
export function has(code: string): boolean {
  return bundle.hasMessage(code);
}

/** The sentence for a code; the code itself where a newer server says what we do not know.
    A message may have forms, such as one that speaks to whoever reads it: the first of these that it has, else as always. */
export function say(code: string, fillings?: Fillings, ...forms: string[]): string {
  const key = fillings || forms.length ? `${code} ${forms.join("+")} ${JSON.stringify(fillings)}` : code;
  const known = said.get(key);
  if (known !== undefined) return known;
  const text = filled(code, fillings ?? {}, forms);
  if (said.size >= MOST_SAID) said.clear();
  if (bundle.hasMessage(code)) said.set(key, text);
  return text;
}

function filled(code: string, fillings: Fillings, forms: readonly string[]): string {
  const message = bundle.getMessage(code);
  const form = forms.find((one) => message?.attributes[one]);
  const pattern = (form && message?.attributes[form]) || message?.value;
  if (pattern == null) return code;
  const values = Object.fromEntries(Object.entries(fillings).map(([key, value]) => [key, fill(value)]));
  return bundle.formatPattern(pattern, values, []);
}

/** The sentence for something the server said. */
export function render(words: Words): string {
  return say(words.code, words.params as Fillings | undefined);
}

function fill(value: Filling): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  if (Array.isArray(value)) return value.map(fill).join(say("list-separator"));
  return value == null ? "" : render(value as Words);
}

/** A sentence that stands on its own begins with a capital. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}

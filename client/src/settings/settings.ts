/* What a person has chosen for this browser: kept here, never sent. */
import { Store } from "../hooks/store.ts";
import { type Language, LANGUAGES, nearest } from "../words/words.ts";

export type Theme = "system" | "light" | "dark";
/** How long a move of somebody else is shown before the next one comes. */
export const PACES = ["slow", "normal", "at-once"] as const;
export type Pace = (typeof PACES)[number];
/** Something that can be switched off in this browser. */
export interface Switch {
  name: string;
  /** The code of its words. */
  word: string;
}
export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  pace: Pace;
  /** Names of what was switched off: a game's own switches, and single-letter shortcuts. */
  off: readonly string[];
}

/** What this browser has stored; nothing where it does not let us look. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    /* a private window: chosen for this visit only */
  }
}

function read(): Settings {
  const asked = new URLSearchParams(location.search).get("lang");
  const language = [asked, kept("language")].find((lang) => LANGUAGES.some((known) => known === lang));
  const theme = kept("theme");
  return {
    language: language ? (language as Language) : nearest(navigator.languages),
    theme: theme === "light" || theme === "dark" ? theme : "system",
    sound: kept("sound") === "on",
    pace: PACES.find((pace) => pace === kept("pace")) ?? "normal",
    off: kept("off")?.split(" ") ?? [],
  };
}

export const settings = new Store<Settings>(read());

export function choose(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change };
  keep("language", next.language);
  keep("theme", next.theme);
  keep("sound", next.sound ? "on" : "off");
  keep("pace", next.pace);
  keep("off", next.off.join(" "));
  settings.set(next);
}

export function isOn({ off }: Settings, name: string): boolean {
  return !off.includes(name);
}

export function turn(name: string, on: boolean): void {
  const others = settings.get().off.filter((one) => one !== name);
  choose({ off: on ? others : [...others, name] });
}

const likesDark = matchMedia("(prefers-color-scheme: dark)");

/** Put language and theme on the page itself. */
export function applyToPage({ language, theme }: Settings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = theme === "system" ? (likesDark.matches ? "dark" : "light") : theme;
}

/** The device may change between light and dark while the page is open. */
export function followDevice(): void {
  likesDark.addEventListener("change", () => applyToPage(settings.get()));
}

export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/* What a person has chosen for this browser: kept here, never sent. */
import { Store } from "../hooks/store.ts";
import { type Language, LANGUAGES, nearest } from "../words/words.ts";

export type Theme = "system" | "light" | "dark";
export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** The tower as a solid to walk round, where the browser can draw one. */
  solid: boolean;
  /** Single letters act on the table; some would rather that they did not. */
  letters: boolean;
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
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
    solid: kept("solid") !== "off",
    letters: kept("letters") !== "off",
  };
}

export const settings = new Store<Settings>(read());

export function choose(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change };
  keep("language", next.language);
  keep("theme", next.theme);
  keep("sound", next.sound ? "on" : "off");
  keep("solid", next.solid ? "on" : "off");
  keep("letters", next.letters ? "on" : "off");
  settings.set(next);
}

const likesDark = matchMedia("(prefers-color-scheme: dark)");

/** Put language and theme on the page itself. */
export function applyToPage({ language, theme }: Settings): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = theme === "system" ? (likesDark.matches ? "dark" : "light") : theme;
}

/** The device may go over from day to lamplight while the page is open. */
export function followDevice(): void {
  likesDark.addEventListener("change", () => applyToPage(settings.get()));
}

export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

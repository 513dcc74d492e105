/* The words of this page alone. */
import { type Catalogues, learn } from "../words/words.ts";

const WORDS: Catalogues = {
  en: () => import("words:en/host"),
  de: () => import("words:de/host"),
  es: () => import("words:es/host"),
  ja: () => import("words:ja/host"),
};

export const loadWords = (): Promise<void> => learn(WORDS);

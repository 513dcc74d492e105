/* The words of this page alone. */
import { type Catalogues, learn } from "../words/words.ts";

const WORDS: Catalogues = {
  en: () => import("words:en/workshop"),
  de: () => import("words:de/workshop"),
  es: () => import("words:es/workshop"),
  ja: () => import("words:ja/workshop"),
};

export const loadWords = (): Promise<void> => learn(WORDS);

/* The words of lessons and puzzles: not loaded with the first page. */
import { type Catalogues, learn } from "../words/words.ts";

const WORDS: Catalogues = {
  en: () => import("words:en/learn"),
  de: () => import("words:de/learn"),
  es: () => import("words:es/learn"),
  ja: () => import("words:ja/learn"),
};

export const loadLearnWords = (): Promise<void> => learn(WORDS);

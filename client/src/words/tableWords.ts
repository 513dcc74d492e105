/* What a table says later: its menu, the chat, the waiting room, the end. Not loaded with its first words. */
import { type Catalogues, learn } from "./words.ts";

const WORDS: Catalogues = {
  en: () => import("words:en/table"),
  de: () => import("words:de/table"),
  es: () => import("words:es/table"),
  ja: () => import("words:ja/table"),
};

/** A part that says these words: it is there once they are. */
export async function withTableWords<T>(part: Promise<T>): Promise<T> {
  await learn(WORDS);
  return part;
}

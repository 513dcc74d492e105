/* The words of the pages around the tables. */
import { withTableWords } from "./words/tableWords.ts";
import { type Catalogues, learn } from "./words/words.ts";

const START: Catalogues = {
  en: () => import("words:en/start"),
  de: () => import("words:de/start"),
  es: () => import("words:es/start"),
  ja: () => import("words:ja/start"),
};
const PACKS: Catalogues = {
  en: () => import("words:en/packs"),
  de: () => import("words:de/packs"),
  es: () => import("words:es/packs"),
  ja: () => import("words:ja/packs"),
};
const RECORDS: Catalogues = {
  en: () => import("words:en/records"),
  de: () => import("words:de/records"),
  es: () => import("words:es/records"),
  ja: () => import("words:ja/records"),
};

export default async function loadStartWords(): Promise<void> {
  await withTableWords(Promise.all([learn(START), learn(PACKS), learn(RECORDS)]));
}

/* The words of reviews and studies. */
import { type Catalogues, learn } from "../words/words.ts";

const REVIEW: Catalogues = {
  en: () => import("words:en/review"),
  de: () => import("words:de/review"),
  es: () => import("words:es/review"),
  ja: () => import("words:ja/review"),
};
const STUDY: Catalogues = {
  en: () => import("words:en/study"),
  de: () => import("words:de/study"),
  es: () => import("words:es/study"),
  ja: () => import("words:ja/study"),
};

export const loadReviewWords = (): Promise<void> => learn(REVIEW);

export async function loadStudyWords(): Promise<void> {
  await Promise.all([learn(REVIEW), learn(STUDY)]);
}

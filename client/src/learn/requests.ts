/* Lessons, by HTTP. */
import { request } from "../connection/http.ts";
import type { Learning, LessonTexts, Tried } from "../connection/learning.ts";
import type { AskAnswer, RefusedMessage } from "../connection/messages.ts";

const at = (game: string, lesson: string): string =>
  `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;

export const learning = {
  all: (lang: string) => request<Learning>("GET", `/learn/${lang}`),
  lesson: (game: string, lesson: string, lang: string) =>
    request<LessonTexts>("GET", `${at(game, lesson)}/${lang}`),
  try: (game: string, lesson: string, lang: string, moves: readonly string[], move: string) =>
    request<Tried>("POST", `${at(game, lesson)}/try`, { lang, moves, move }),
  ask: (game: string, lesson: string, moves: readonly string[], about: string) =>
    request<AskAnswer | RefusedMessage>("POST", `${at(game, lesson)}/ask`, { moves, about }),
  done: (game: string, lesson: string, moves: readonly string[]) =>
    request<void>("POST", `${at(game, lesson)}/done`, { moves }),
};

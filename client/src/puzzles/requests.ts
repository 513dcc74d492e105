/* Puzzles, by HTTP. */
import { request } from "../connection/http.ts";
import type { PuzzleAnswer, Puzzles, PuzzleTask } from "../connection/learning.ts";
import type { AskAnswer, RefusedMessage } from "../connection/messages.ts";

const at = (game: string, puzzle: string): string =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`;

export const puzzles = {
  all: () => request<Puzzles>("GET", "/puzzles"),
  task: (game: string, puzzle: string) => request<PuzzleTask>("GET", at(game, puzzle)),
  try: (game: string, puzzle: string, lang: string, moves: readonly string[], move: string) =>
    request<PuzzleAnswer>("POST", `${at(game, puzzle)}/try`, { lang, moves, move }),
  ask: (game: string, puzzle: string, moves: readonly string[], about: string) =>
    request<AskAnswer | RefusedMessage>("POST", `${at(game, puzzle)}/ask`, { moves, about }),
  solution: (game: string, puzzle: string) => request<PuzzleAnswer>("POST", `${at(game, puzzle)}/solution`),
};

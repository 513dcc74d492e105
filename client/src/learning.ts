/* Lessons and puzzles: one part of the page, with its words. */
import { h, type JSX } from "preact";
import type { Route } from "./hooks/address.ts";
import LearnPage from "./learn/LearnPage.tsx";
import PuzzlePage from "./puzzles/PuzzlePage.tsx";
import type { GameRegistry } from "./table/game.ts";
import { loadLearnWords } from "./table/learnWords.ts";

interface Props {
  route: Extract<Route, { page: "learn" }>;
  games: GameRegistry;
}

await loadLearnWords();

export default function LearningPage({ route, games }: Props): JSX.Element {
  return h(route.kind === "puzzle" ? PuzzlePage : LearnPage, { game: route.game, name: route.name, games });
}

/* One page at a time; each is loaded when it is wanted. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { gameClient } from "./games/registry.ts";
import type { Route } from "./hooks/address.ts";
import { route } from "./hooks/route.ts";
import { useStore } from "./hooks/store.ts";
import { applyToPage, settings } from "./settings/settings.ts";
import type { GameRegistry } from "./table/game.ts";
import { keepSpeaking, say } from "./words/words.ts";

type Page = ComponentType<{ route: Route; games: GameRegistry }>;
const PAGES: Record<Route["page"], () => Promise<{ default: Page }>> = {
  lobby: () => import("./lobby/LobbyPage.tsx") as Promise<{ default: Page }>,
  table: () => import("./table/TablePage.tsx") as Promise<{ default: Page }>,
  workshop: () => import("./workshop/WorkshopPage.tsx") as Promise<{ default: Page }>,
  missing: () => import("./lobby/MissingPage.tsx"),
  rules: () => import("./rules/RulesPage.tsx") as Promise<{ default: Page }>,
  replay: () => import("./replay/ReplayPage.tsx") as Promise<{ default: Page }>,
};

/** Loaded once; the page begins with it while the words are on their way. */
export function loadPage(page: Route["page"]): Promise<{ default: Page }> {
  return PAGES[page]();
}

export function App(): JSX.Element {
  const here = useStore(route);
  const chosen = useStore(settings);
  const [page, setPage] = useState<{ of: Route["page"]; Page: Page } | null>(null);
  const [, redraw] = useState(0);
  useEffect(() => applyToPage(chosen), [chosen]);
  useEffect(() => keepSpeaking(chosen.language, () => redraw((n) => n + 1)), [chosen.language, here.page]);
  useEffect(() => {
    let isWanted = true;
    void loadPage(here.page).then(({ default: Page }) => isWanted && setPage({ of: here.page, Page }));
    return () => {
      isWanted = false;
    };
  }, [here.page]);
  if (page?.of !== here.page) return <p class="loading">{say("ui-loading")}</p>;
  const key = "table" in here ? `${here.page} ${here.table}` : here.page;
  return <page.Page key={key} route={here} games={gameClient} />;
}

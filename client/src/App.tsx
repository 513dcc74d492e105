/* One page at a time; each is loaded when it is wanted. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { enterPage, noteMissingPart } from "./connection/reach.ts";
import { gameClient } from "./games/registry.ts";
import type { Route } from "./hooks/address.ts";
import { route } from "./hooks/route.ts";
import { useStore } from "./hooks/store.ts";
import { applyToPage, settings } from "./settings/settings.ts";
import type { GameRegistry } from "./table/game.ts";
import { keepSpeaking, say } from "./words/words.ts";
import { focusContent, useFocusOnEntering } from "./hooks/focus.ts";
import { PageNews } from "./PageNews.tsx";

type Page = ComponentType<{ route: Route; games: GameRegistry }>;
/** A page that says more than a table does. */
async function withWords<T>(page: Promise<T>): Promise<T> {
  await (await import("./startWords.ts")).default();
  return page;
}

async function withStudyWords<T>(page: Promise<T>): Promise<T> {
  await (await import("./study/words.ts")).loadStudyWords();
  return page;
}

const PAGES: Record<Route["page"], () => Promise<{ default: Page }>> = {
  lobby: () => withWords(import("./lobby/LobbyPage.tsx") as Promise<{ default: Page }>),
  table: () => import("./table/TablePage.tsx") as Promise<{ default: Page }>,
  workshop: () => withWords(import("./workshop/WorkshopPage.tsx") as Promise<{ default: Page }>),
  missing: () => withWords(import("./lobby/MissingPage.tsx")),
  profile: () => withWords(import("./profile/ProfilePage.tsx")),
  host: () => withWords(import("./host/HostPage.tsx")),
  learn: () => withWords(import("./learning.ts") as Promise<{ default: Page }>),
  rules: () => withWords(import("./rules/RulesPage.tsx") as Promise<{ default: Page }>),
  study: () => withWords(withStudyWords(import("./study/StudyPage.tsx") as Promise<{ default: Page }>)),
  replay: () => withWords(import("./replay/ReplayPage.tsx") as Promise<{ default: Page }>),
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
    enterPage();
    loadPage(here.page).then(
      ({ default: Page }) => isWanted && setPage({ of: here.page, Page }),
      noteMissingPart,
    );
    return () => {
      isWanted = false;
    };
  }, [here.page]);
  useFocusOnEntering(page?.of === here.page ? page : null);
  const news = <PageNews isTable={here.page === "table"} />;
  if (page?.of !== here.page)
    return (
      <>
        {news}
        <p class="loading">{say("ui-loading")}</p>
      </>
    );
  const key =
    "table" in here
      ? `${here.page} ${here.table}`
      : "query" in here
        ? `${here.page} ${here.query}`
        : here.page;
  return (
    <>
      <nav aria-label={say("ui-skip")}>
        <button type="button" class="skip unseen" onClick={focusContent}>
          {say("ui-skip")}
        </button>
      </nav>
      {news}
      <page.Page key={key} route={here} games={gameClient} />
    </>
  );
}

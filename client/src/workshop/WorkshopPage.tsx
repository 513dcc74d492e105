/* The workshop: packs of one's own, edited by clicking. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { http } from "../connection/http.ts";
import type { Games } from "../connection/schemas.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { Route } from "../hooks/address.ts";
import { workshop } from "../packs/requests.ts";
import type { GameRegistry } from "../table/game.ts";
import { problemText } from "../table/problem.ts";
import { say } from "../words/words.ts";
import { loadWords } from "./words.ts";
import { Bench } from "./Bench.tsx";
import { draftHere, leaveBench, type Open, opened, openedDraft } from "./open.ts";
import { StartPanel } from "./StartPanel.tsx";
import "./workshop.css";

interface Props {
  route: Extract<Route, { page: "workshop" }>;
  games: GameRegistry;
}

export default function WorkshopPage({ route: { share, pack }, games }: Props): JSX.Element {
  const [shapes, setShapes] = useState<Games | null>(null);
  const [hasWords, setHasWords] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      await loadWords();
      setHasWords(true);
      const [found] = await Promise.all([http.games(), http.me()]);
      setShapes(found);
      setOpen(await asked(share, pack));
    };
    load().catch((why) => setTrouble(problemText(why)));
  }, [share, pack]);
  useEffect(() => {
    if (hasWords) document.title = `${say("ui-workshop")} · Lapidarium`;
  }, [hasWords]);
  const close = (): void => {
    leaveBench();
    history.replaceState(null, "", "/workshop");
    setOpen(null);
  };
  const attempt = (doing: Promise<Open>): void =>
    void doing.then(
      (made) => (setTrouble(null), setOpen(made)),
      (why) => setTrouble(problemText(why)),
    );
  if (!hasWords && !trouble) return <p class="loading">{say("ui-loading")}</p>;
  return (
    <div class="start workshop">
      <PageBar title={say("ui-workshop")} />
      {trouble && (
        <p class="banner bad" role="alert">
          {trouble}
        </p>
      )}
      {shapes && open && (
        <Bench key={open.draft} open={open} shapes={shapes} games={games} onOpen={setOpen} onClose={close} />
      )}
      {shapes && !open && <StartPanel shapes={shapes} games={games} onOpen={attempt} />}
    </div>
  );
}

/** What the address asks for, or what was on the bench before. */
async function asked(share: string | null, pack: string | null): Promise<Open | null> {
  const draft = draftHere(pack);
  if (draft) return openedDraft(draft);
  if (share) {
    const found = await workshop.shared(share);
    return opened(found.game, null, found.text);
  }
  if (!pack) return null;
  const found = await workshop.pack(pack);
  return opened(found.game, found.pack, found.text);
}

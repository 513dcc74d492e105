/* The pace of the page: how long each move is shown, what is said of it, and that any input ends it. */
import { useEffect } from "preact/hooks";
import { useStore } from "../../hooks/store.ts";
import type { LogLine } from "../../connection/messages.ts";
import { type Pace, settings } from "../../settings/settings.ts";
import type { GameClient } from "../game.ts";
import { lineWords } from "../names.ts";
import type { Session } from "../session.ts";
import type { Step } from "./playback.ts";

/** Milliseconds of a whole move of somebody else; one's own is seen while it is made. */
const PACES: Record<Pace, number> = { slow: 900, normal: 700, "at-once": 0 };
const OWN = 340;
const INPUTS = ["pointerdown", "keydown", "wheel"] as const;

export interface PlaybackView {
  /** The newest move of somebody else in one line, until one moves oneself. */
  caption: string | null;
  canWatchAgain: boolean;
}

export function usePlayback(session: Session, game: GameClient): PlaybackView {
  const { playback } = session;
  const step = useStore(playback.step);
  const hasRecent = useStore(playback.hasRecent);
  useEffect(() => {
    playback.watching = { ...playback.watching, pauseOf: (one, isAgain) => pauseOf(game, one, isAgain) };
    const finish = (): void => playback.finish();
    const hide = (): void => void (document.visibilityState === "hidden" && finish());
    for (const input of INPUTS) addEventListener(input, finish, { capture: true, passive: true });
    document.addEventListener("visibilitychange", hide);
    return () => {
      for (const input of INPUTS) removeEventListener(input, finish, { capture: true });
      document.removeEventListener("visibilitychange", hide);
    };
  }, [playback, game]);
  return { caption: step && captionOf(step), canWatchAgain: hasRecent };
}

/** Other people's and bots' moves at the chosen pace; at once where that was chosen. */
export function pauseOf(
  { weightOf = wholeMove }: Pick<GameClient, "weightOf">,
  { state, lines }: Step,
  isAgain: boolean,
): number {
  const chosen = settings.get().pace;
  if (document.visibilityState === "hidden") return 0;
  const pace = isAgain ? PACES.slow : PACES[chosen];
  const own = state.game?.seat ?? 0;
  const weights = lines.map((line) => (line.seat > 0 ? weightOf(line) : 0));
  const isOwn = lines.some(({ seat }) => seat > 0 && seat === own);
  return Math.max(0, ...weights) * (isOwn && !isAgain ? Math.min(OWN, pace) : pace);
}

function wholeMove(): number {
  return 1;
}

function captionOf({ state, lines }: Step): string | null {
  const { game } = state;
  const line = lines.findLast(({ seat }: LogLine) => seat > 0);
  return game && line && line.seat !== game.seat ? lineWords(game, line) : null;
}

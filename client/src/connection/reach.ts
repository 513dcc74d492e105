/* Whether the server answers. What the browser says of it (`navigator.onLine`) means only that there is some network.
   Once it is silent it is asked again and again; a page to which nothing was ever answered begins anew then. */

const AGAIN = 3000;
const PROBE = "/manifest.json";
const MARK = "reloaded-for-a-part";
const watchers = new Set<() => void>();
let isSilent = false;
let hasAnswered = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export function isServerSilent(): boolean {
  return isSilent;
}

/** Has it answered anything since this page was entered? */
export function hasServerAnswered(): boolean {
  return hasAnswered;
}

export function watchServer(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Another page begins: it has not been answered yet. */
export function enterPage(): void {
  hasAnswered = false;
}

export function noteAnswer(): void {
  hasAnswered = true;
  set(false);
}

/** A request has failed on its way. */
export function noteSilence(): void {
  if (isSilent) return;
  addEventListener("online", ask);
  timer = setTimeout(ask, AGAIN);
  set(true);
}

/** A part of the page could not be loaded: the server is silent, or has newer parts. */
export function noteMissingPart(): void {
  void doesAnswer().then((does) => {
    if (!does) return noteSilence();
    if (sessionStorage.getItem(MARK)) return; // once is enough: it is not missing for want of an answer
    sessionStorage.setItem(MARK, "yes");
    location.reload();
  });
}

const ask = (): void => {
  clearTimeout(timer);
  void doesAnswer().then((does) => {
    if (!isSilent) return;
    if (!does) timer = setTimeout(ask, AGAIN);
    else if (hasAnswered) set(false);
    else location.reload();
  });
};

async function doesAnswer(): Promise<boolean> {
  try {
    return (await fetch(PROBE, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

function set(silent: boolean): void {
  if (silent === isSilent) return;
  isSilent = silent;
  if (!silent) {
    clearTimeout(timer);
    removeEventListener("online", ask);
  }
  for (const watcher of watchers) watcher();
}

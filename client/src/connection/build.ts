/* Which build of the client the server has. A page of another build is never used on: it is loaded anew at
   once if it has only just begun, and else the person is asked to. */

const MARK = "reloaded-for";
const watchers = new Set<() => void>();
let isFirst = true;
let isOutdated = false;

function ownBuild(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";
}

/** The server has said which build it has. */
export function noteBuild(build: string): void {
  const own = ownBuild();
  const wasFirst = isFirst;
  isFirst = false;
  if (!own || !build || own === build) return;
  if (wasFirst && sessionStorage.getItem(MARK) !== build) {
    sessionStorage.setItem(MARK, build); // at most once for each build: two nodes may differ for a while
    location.reload();
    return;
  }
  isOutdated = true;
  for (const watcher of watchers) watcher();
}

export function hasNewBuild(): boolean {
  return isOutdated;
}

export function watchBuild(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

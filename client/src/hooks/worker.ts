/* The service worker: registered once the page is at rest, and told what the page has used. */
import { whenAtRest } from "./hooks.ts";

export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenAtRest(() => void start().catch(() => undefined)); // without it, there is only no notice and no kept page
}

/* What is under way while the worker takes over is not seen by it, and not used yet: it is told of that later. */
async function start(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  tell(active, assets(performance.getEntriesByType("resource")));
  const later = new PerformanceObserver((list) => {
    const missed = assets(list.getEntries().filter(isUnseen));
    if (missed.length) tell(active, missed);
  });
  later.observe({ type: "resource" });
}

function tell(worker: ServiceWorker, used: string[]): void {
  if (navigator.onLine) worker.postMessage({ used });
}

function assets(entries: PerformanceEntry[]): string[] {
  return entries.map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith("/assets/"));
}

function isUnseen(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceResourceTiming && entry.workerStart === 0;
}

/* The service worker: registered once the page is at rest, and told what the page has used. */
import { whenAtRest } from "./hooks.ts";

export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenAtRest(() => void start().catch(() => undefined)); // without it, there is only no notice and no kept page
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"));
  if (navigator.onLine) active?.postMessage({ used });
}

/* The service worker: shows notices, and keeps what is needed to say calmly that there is no network.

   A page always comes from the server; the kept one is shown only when the server cannot be reached, and
   when it can again, the page finds out which build the server has and loads itself anew if that is another
   (connection/build.ts). Files under /assets have their content in their names, so a kept one is never
   stale. What the API says is never kept. */
const KEPT = "kept";
const SHELL = "/";

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(networkFirst(request, SHELL));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else event.respondWith(networkFirst(request, pathname));
});

async function networkFirst(request, kept) {
  try {
    return await fetch(request);
  } catch (away) {
    const found = await caches.match(kept);
    if (found) return found;
    throw away;
  }
}

async function keptFirst(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/* A page has been loaded from the server: keep it and what it used, and forget what is of older builds. */
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.used)) event.waitUntil(keep(event.data.used).catch(() => undefined));
});

async function keep(used) {
  const cache = await caches.open(KEPT);
  const [shell, listed] = await Promise.all([fetch(SHELL), fetch("/manifest.json")]);
  if (!shell.ok || !listed.ok) return;
  const parts = Object.values(await listed.json());
  const current = new Set(parts.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`));
  await cache.put(SHELL, shell);
  for (const path of ["/first.js", "/mark.svg", ...used.filter((path) => current.has(path))])
    if (!(await cache.match(path))) await cache.add(path);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !current.has(pathname)) await cache.delete(request);
  }
}

self.addEventListener("push", (event) => {
  const { text = "", table = "notice", url = SHELL } = event.data?.json() ?? {};
  const look = { body: text, tag: table, icon: "/icon-192.png", data: { url } };
  event.waitUntil(self.registration.showNotification("Lapidarium", look));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, self.location.origin)));
});

async function open(wanted) {
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === wanted.pathname);
  await (there ? there.focus() : self.clients.openWindow(wanted));
}

/* Where we are: the address decides what is shown. Links within the house do not load the page anew. */
import { Store } from "./store.ts";

export type Route =
  | { page: "start" }
  | { page: "table"; table: string; invite: string | null }
  | { page: "replay"; table: string; at: number | null; seat: number };

export function routeOf(path: string, query: string): Route {
  const [, kind = "", table = ""] = path.split("/");
  const asked = new URLSearchParams(query);
  if (kind === "t" && table) return { page: "table", table: decodeURIComponent(table), invite: asked.get("invite") };
  if (kind === "r" && table) {
    const at = asked.get("at");
    return { page: "replay", table: decodeURIComponent(table), at: at === null ? null : Number(at) || 0, seat: Number(asked.get("seat")) || 0 };
  }
  return { page: "start" };
}

const here = (): Route => routeOf(location.pathname, location.search);

export const route = new Store<Route>(here());

export function go(address: string): void {
  history.pushState(null, "", address);
  route.set(here());
  scrollTo(0, 0);
}

/** Follow links of this house by ourselves, and the browser's back button. */
export function followLinks(): void {
  addEventListener("popstate", () => route.set(here()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

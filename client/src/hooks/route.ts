/* Where we are: the address decides what is shown. Links within the house do not load the page anew. */
import { type Route, routeOf } from "./address.ts";
import { Store } from "./store.ts";

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
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (
      !link ||
      link.origin !== location.origin ||
      link.target ||
      isWithinPage(link) ||
      link.hasAttribute("download") ||
      link.pathname.startsWith("/api")
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** A link to another part of the same page: the browser goes there by itself. */
function isWithinPage(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
}

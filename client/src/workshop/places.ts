/* Where on the page a problem is. */

const GAP = 12;

/** Bring something into view, below what stays at the top of the page. */
export function show(place: HTMLElement): void {
  const bar = document.querySelector<HTMLElement>(".jumps");
  const isSticky = bar !== null && getComputedStyle(bar).position === "sticky";
  const top = place.getBoundingClientRect().top + scrollY - GAP - (isSticky ? bar.offsetHeight : 0);
  scrollTo({ top });
}

/** The figure, or the part of the editor, that a problem is about. */
export function goTo(key: string): void {
  const inside = key.replace(/\.provenance\.(\w+).*$/, ".$1");
  const part = key.split(/[.[]/)[0] ?? "";
  const names = part === "title" || part === "name" ? "names" : part;
  const place =
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(inside)}"]`) ??
    document.getElementById(`part-${names}`);
  if (!place) return;
  show(place);
  (place.querySelector<HTMLElement>("button, select, input") ?? place).focus({ preventScroll: true });
}

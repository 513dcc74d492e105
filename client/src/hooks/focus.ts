/* Where the focus goes when another page is entered: to its content, for those who do not see it change. */
import { useEffect, useRef } from "preact/hooks";

export function focusContent(): void {
  const content = document.querySelector<HTMLElement>("main");
  if (!content) return;
  if (!content.hasAttribute("tabindex")) content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

const SOON = 60;

/** Not on the first page: there the browser decides. A page that has placed the focus itself keeps it. */
export function useFocusOnEntering(entered: unknown): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (entered === null) return;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => document.activeElement === document.body && focusContent(), SOON);
    return () => clearTimeout(timer);
  }, [entered]);
}

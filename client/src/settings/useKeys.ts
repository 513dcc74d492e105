/* Keyboard shortcuts of a page. */
import { useEffect, useRef } from "preact/hooks";
import { isOn, settings } from "./settings.ts";

/** Keys for the whole page, but not while somebody types or chooses in a list. */
export function useKeys(pressed: (event: KeyboardEvent) => boolean | undefined): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.length === 1 && event.key !== " " && !isOn(settings.get(), "letters")) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (
        event.target instanceof HTMLElement &&
        event.target.closest("input, textarea, select, [role=slider], dialog")
      )
        return;
      if (latest.current(event)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

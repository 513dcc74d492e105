/* Small hooks that several pages share. */
import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Size {
  width: number;
  height: number;
}

/** The size of an element, kept true. */
export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const read = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const read = (): void => setMatches(list.matches);
    read();
    list.addEventListener("change", read);
    return () => list.removeEventListener("change", read);
  }, [query]);
  return matches;
}

export type Layout = "side" | "phone" | "tablet" | "desktop";

/** Too low for anything below the board: a phone on its side, a page at twice its size. */
const LOW = "(max-height: 479px), (max-height: 599px) and (max-width: 1199px) and (min-aspect-ratio: 5/4)";

/** How much room there is: rails on both sides, one rail, a sheet below, or a sheet beside the board. */
export function useLayout(): Layout {
  const low = useMedia(LOW);
  const wide = useMedia("(min-width: 1200px)");
  const middling = useMedia("(min-width: 768px)");
  return low ? "side" : wide ? "desktop" : middling ? "tablet" : "phone";
}

/** Beside a panel there is room for one rail: both are folded into tabs, as on a tablet. */
export function foldedLayout(layout: Layout, hasPanel = false): Layout {
  return layout === "desktop" && hasPanel ? "tablet" : layout;
}

/** False when something is drawn first, true right after: what is slow to draw and can wait comes then. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => setLater(true), []);
  return isLater;
}

/** True a moment after something has become so, and false at once: what else it brings can wait for a frame. */
export function useSoon(isSo: boolean): boolean {
  const [wasSo, setSo] = useState(isSo);
  useEffect(() => setSo(isSo), [isSo]);
  return isSo && wasSo;
}

/** Mark the page while this is shown, for styles far from it: `:has()` would be looked at with every change. */
export function useMark(mark: string, isOn: boolean): void {
  useLayoutEffect(() => {
    const page = document.getElementById("app");
    if (isOn) page?.classList.add(mark);
    return () => page?.classList.remove(mark);
  }, [mark, isOn]);
}

/** A window of a laptop, not a whole screen. */
export function useIsShort(): boolean {
  return useMedia("(max-height: 799px)");
}

/** Run something every so many milliseconds while the page is shown. */
export function useTick(every: number, isOn: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setNow(performance.now()), every);
    return () => clearInterval(timer);
  }, [every, isOn]);
  return isOn ? now : performance.now();
}

/** Where the focus was is gone: go on from the table, not from the top of the page. */
export function keepFocus(place: HTMLElement | null): void {
  setTimeout(() => document.activeElement === document.body && place?.focus({ preventScroll: true }), 60);
}

const AGAIN = 2000;

/** What is not needed at first: loaded once the page is at rest, tried again until it is there. */
export function useLazy<T>(load: () => Promise<T>): T | null {
  const [found, setFound] = useState<{ is: T } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const attempt = (): void =>
      void load().then(
        (is) => isWanted && setFound({ is }),
        () => isWanted && setTimeout(attempt, AGAIN),
      );
    whenAtRest(attempt);
    return () => {
      isWanted = false;
    };
  }, [load]);
  return found?.is ?? null;
}

/** Something that is loaded at once, if there is any. */
export function useLoaded<T>(load: (() => Promise<T>) | undefined): { is: T } | null {
  const [found, setFound] = useState<{ is: T; by: unknown } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void load?.().then(
      (is) => isWanted && setFound({ is, by: load }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return found?.by === load ? found : null;
}

/** Do something when a value changes, and then only, with everything else as it is at that time. */
export function useOnChange(value: unknown, act: () => void | (() => void)): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => latest.current(), [value]);
}

/** The same function for ever, which does what the newest one does: what is drawn with it need not be drawn anew. */
export function useLatest<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...args: A) => latest.current(...args), []);
}

/** Soon, but not while the page is busy. */
export function whenAtRest(then: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: AGAIN });
  else then();
}

const NOTCH = 40;

/** A wheel in notches: many small movements of a touch pad are one. */
export function useWheel(turned: (way: 1 | -1) => void): (event: WheelEvent) => void {
  const sum = useRef(0);
  return (event) => {
    event.preventDefault();
    sum.current += event.deltaY;
    if (Math.abs(sum.current) < NOTCH) return;
    turned(sum.current > 0 ? 1 : -1);
    sum.current = 0;
  };
}

const FOCUSABLE = "button:enabled, select, a[href], input, summary, [tabindex='0']";
/** Boxes that are open over the page, the newest last. */
const openBoxes: object[] = [];

/** A box over the page: it takes the focus, Escape closes it, and the focus goes back where it was. */
export function useOpenBox<E extends HTMLElement>(onClose: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const self = {};
    const before = document.activeElement as HTMLElement | null;
    const box = ref.current;
    const first = [...(box?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(
      (element) => element.offsetParent !== null,
    );
    if (!box?.contains(before)) first?.focus({ preventScroll: true });
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || openBoxes.at(-1) !== self) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    openBoxes.push(self);
    addEventListener("keydown", listen, { capture: true });
    return () => {
      openBoxes.splice(openBoxes.indexOf(self), 1);
      removeEventListener("keydown", listen, { capture: true });
      if (box?.contains(document.activeElement) || document.activeElement === document.body) before?.focus();
    };
  }, []);
  return ref;
}

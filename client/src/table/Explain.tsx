/* What a sign on the table means, beside it: whatever carries `data-explain` says it when a mouse rests on it, when it
   is pressed, and when the keyboard comes to it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { px } from "../controls/px.ts";

/** Milliseconds that a mouse rests before anything is said. */
const REST = 450;
const HALF = 150;
/** As much room as a long explanation may need. */
const ROOM = 150;
const GAP = 8;
const ID = "explained";

export function Explain(): JSX.Element | null {
  const [sign, setSign] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | null, after = 0): void => {
      clearTimeout(timer);
      if (after) timer = setTimeout(() => setSign(next), after);
      else setSign(next);
    };
    const over = (event: PointerEvent): void => {
      const found = signAt(event);
      if (event.pointerType === "mouse") show(found, found ? REST : 0);
    };
    const press = (event: PointerEvent): void => {
      const found = signAt(event);
      show(event.pointerType === "mouse" && found?.closest("button, select, label") ? null : found);
    };
    const focus = (event: Event): void => {
      const found = signAt(event);
      if (found?.matches(":focus-visible")) show(found);
    };
    const hide = (): void => show(null);
    const key = (event: KeyboardEvent): void => void (event.key === "Escape" && hide());
    const listeners = { pointerover: over, click: press, focusin: focus, focusout: hide, keydown: key };
    for (const [name, act] of Object.entries(listeners)) addEventListener(name, act as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, act] of Object.entries(listeners)) removeEventListener(name, act as EventListener);
    };
  }, []);
  useEffect(() => {
    sign?.setAttribute("aria-describedby", ID);
    return () => sign?.removeAttribute("aria-describedby");
  }, [sign]);
  if (!sign?.isConnected) return null;
  const { left, right, top, bottom } = sign.getBoundingClientRect();
  const isAbove = top > ROOM;
  return (
    <aside
      id={ID}
      class={`explained${isAbove ? " above" : ""}`}
      data-explained
      style={{
        left: px(Math.max(HALF + GAP, Math.min(innerWidth - HALF - GAP, (left + right) / 2))),
        top: px(isAbove ? top - GAP : bottom + GAP),
      }}
    >
      {sign.dataset.explain}
    </aside>
  );
}

function signAt({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-explain]") : null;
}

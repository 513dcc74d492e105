/* The page is drawn anew in a task of its own: neither whoever points nor a message waits for it, and several changes
   are drawn at once. Before a press or a key is answered, what is due is drawn: nobody acts on an older page. */
import { options } from "preact";

const INPUTS = ["pointerdown", "pointerup", "click", "keydown", "input", "change"] as const;
const { port1, port2 } = new MessageChannel();
const followers: (() => void)[] = [];
let due: (() => void) | null = null;

export function drawApart(): void {
  port1.onmessage = ({ data: isDrawing }) => (isDrawing ? drawNow() : followers.shift()?.());
  options.debounceRendering = (draw) => {
    due = draw;
    port2.postMessage(true);
  };
  for (const input of INPUTS) addEventListener(input, drawNow, { capture: true, passive: true });
}

function drawNow(): void {
  const draw = due;
  due = null;
  draw?.();
}

/** Once all that has changed is on the page, prepare something in a task of its own; do it before the page is seen. */
export function onceDrawn(prepare: () => () => void): void {
  let act: (() => void) | undefined;
  followers.push(() => (act ??= prepare()));
  port2.postMessage(false);
  const frame = (): void => {
    if (due) requestAnimationFrame(frame);
    else (act ??= prepare())();
  };
  requestAnimationFrame(frame);
}

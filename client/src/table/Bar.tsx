/* The bar at the top: whose turn it is, the clocks, and what is always at hand. */
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../controls/icons.tsx";
import { say } from "../words/words.ts";

interface Props {
  title: string;
  isYours: boolean;
  turn: string;
  detail: string;
  children: ComponentChildren;
}

export function Bar({ title, isYours, turn, detail, children }: Props): JSX.Element {
  return (
    <header class="bar">
      <div class="bar-left">
        <a class="brand" href="/">
          <Icon name="mark" size={24} />
          <span>Lapidarium</span>
          <span class="unseen">{say("ui-to-start")}</span>
        </a>
        <h1 class="bar-title">{title}</h1>
      </div>
      <p class={`whose${isYours ? " yours" : ""}`}>
        <i aria-hidden="true" />
        <b>{turn}</b>
        <span>{detail}</span>
      </p>
      <div class="bar-tools">{children}</div>
    </header>
  );
}

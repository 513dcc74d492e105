/* A worked example of the rules in words, for a game without drawings. */
import type { JSX } from "preact";
import type { ExampleProps } from "../../table/game.ts";
import { Position } from "./Position.tsx";
import type { AnyView } from "./view.ts";

export function Example({ example }: ExampleProps): JSX.Element {
  return <Position lines={(example.game.position as unknown as AnyView).lines} />;
}

import type { JSX } from "preact";
export default function StartPage(): JSX.Element {
  return <main />;
}

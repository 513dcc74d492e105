import type { JSX } from "preact";
export default function ReplayPage(): JSX.Element {
  return <main />;
}

import type { JSX } from "preact";
export function OcelotTable(): JSX.Element {
  return <main />;
}

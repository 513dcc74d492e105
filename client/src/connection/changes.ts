/* Brings a view up to date from what has changed (docs/protocol.md); the old one stays as it was. */
import type { TableChange } from "./messages.ts";

type Change = TableChange["changes"][number];

export function changed<T>(value: T, changes: Change[]): T {
  return changes.reduce<T>(
    (now, change) => put(now, String(change[0]).split("/").slice(1), change) as T,
    value,
  );
}

/** The same value with a change at the end of this way; what does not lie on the way is shared. */
function put(value: unknown, [name, ...way]: string[], change: Change): unknown {
  if (name === undefined) return change[1];
  if (Array.isArray(value)) {
    if (name === "-") return [...value, change[1]];
    return value.map((item: unknown, number) => (number === Number(name) ? put(item, way, change) : item));
  }
  const members = value as Record<string, unknown>;
  if (!way.length && change.length === 1) {
    return Object.fromEntries(Object.entries(members).filter(([member]) => member !== name));
  }
  return { ...members, [name]: put(members[name], way, change) };
}

/* The figures of a pack as plain values, and where each comes from. Pure: every change is a new value. */

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Table = { [key: string]: Value };
export type Figures = Table;

/** From the top: keys of tables, and numbers (from 0) in lists of tables. */
export type Path = readonly (string | number)[];

/** Where a figure of mine comes from: seen on my box, or invented. */
export type Mine = "seen" | "invented";
export const MINE: readonly Mine[] = ["seen", "invented"];

/** The server's name of a place, such as `stone[2].cells`. */
export function keyOf(path: Path): string {
  return path
    .map((step, n) => (typeof step === "number" ? `[${step + 1}]` : n === 0 ? step : `.${step}`))
    .join("");
}

export function valueAt(figures: Value, path: Path): Value | undefined {
  let found: Value | undefined = figures;
  for (const step of path) {
    if (typeof found !== "object") return undefined;
    found = (found as Table)[step];
  }
  return found;
}

/** The same with another value at a place; without the key if there is none. */
export function withValue(figures: Value, path: Path, value: Value | undefined): Value {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? {};
  if (Array.isArray(figures))
    return figures.map((part, n) => (n === step ? withValue(part, rest, value) : part));
  const table = typeof figures === "object" ? figures : {};
  if (rest.length === 0 && value === undefined)
    return Object.fromEntries(Object.entries(table).filter(([key]) => key !== step));
  const inner = rest.length === 0 ? (value as Value) : withValue(table[step] ?? {}, rest, value);
  return { ...table, [step]: inner };
}

function sourcesPath(path: Path): Path {
  return [...path.slice(0, -1), "provenance"];
}

/** Where a figure comes from, if the pack says so. */
export function sourceOf(figures: Figures, path: Path): string | null {
  const found = valueAt(figures, [...sourcesPath(path), path[path.length - 1] as string]);
  return typeof found === "string" ? found : null;
}

/** What the pack says about parts of a figure: the words, and where that comes from. */
export function notesOn(figures: Figures, path: Path): [string, string][] {
  const key = `${path[path.length - 1]} `;
  const found = valueAt(figures, sourcesPath(path));
  return Object.entries(typeof found === "object" ? found : {})
    .filter((entry): entry is [string, string] => entry[0].startsWith(key) && typeof entry[1] === "string")
    .map(([name, word]) => [name.slice(key.length), word]);
}

/** A figure's source is another one now. */
export function withSource(figures: Figures, path: Path, word: string): Figures {
  return withValue(figures, [...sourcesPath(path), path[path.length - 1] as string], word) as Figures;
}

/** A changed figure: mine from now on, and what was said about its parts is not true any more. */
export function changed(figures: Figures, path: Path, value: Value | undefined, mine: Mine): Figures {
  const key = String(path[path.length - 1]);
  const sources = valueAt(figures, sourcesPath(path));
  const kept = Object.entries(typeof sources === "object" ? sources : {}).filter(
    ([name]) => name !== key && !name.startsWith(`${key} `),
  );
  const own: [string, Value][] = value === undefined ? [] : [[key, mine]];
  const next = withValue(figures, path, value);
  return withValue(next, sourcesPath(path), Object.fromEntries([...kept, ...own])) as Figures;
}

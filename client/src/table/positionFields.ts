/* A position in notation is a game and its fields: `GAME field=value field=value …`. Pure. */

export type Field = readonly [name: string, value: string];
/** New values by the names of their fields. */
export type FieldChanges = Readonly<Record<string, string>>;

export function fieldsOf(position: string): { game: string; fields: Field[] } {
  const [game = "", ...parts] = position.trim().split(/\s+/);
  return {
    game,
    fields: parts.map((part) => {
      const [name = "", ...value] = part.split("=");
      return [name, value.join("=")];
    }),
  };
}

/** Fields have no spaces; whoever types one meant nothing by it. */
export function positionOf(game: string, fields: readonly Field[]): string {
  return [game, ...fields.map(([name, value]) => `${name}=${value.replace(/\s+/g, "")}`)].join(" ");
}

/** The value of a field; a position without it has nothing there. */
export function valueIn(fields: readonly Field[], name: string): string {
  return fields.find(([one]) => one === name)?.[1] ?? "-";
}

export function changed(position: string, changes: FieldChanges): string {
  const { game, fields } = fieldsOf(position);
  return positionOf(
    game,
    fields.map(([name, value]) => [name, changes[name] ?? value]),
  );
}

/** A list in a field: `-` is an empty one. */
export function listed(value: string, mark = ","): string[] {
  return value === "-" || value === "" ? [] : value.split(mark);
}

export function unlisted(parts: readonly string[], mark = ","): string {
  return parts.join(mark) || "-";
}

/** How many there are of each: `B-I2*2,O-L4*1` or `crystal:2,opal:1`. */
export function countsIn(value: string, mark: string): Map<string, number> {
  return new Map(
    listed(value).map((part) => {
      const [name = "", count = ""] = part.split(mark);
      return [name, Number(count) || 0];
    }),
  );
}

/** In the order of `names`, then whatever else there is; none of something is left out. */
export function countsText(
  counts: ReadonlyMap<string, number>,
  mark: string,
  names: readonly string[] = [],
): string {
  const order = [...new Set([...names, ...counts.keys()])];
  return unlisted(
    order.filter((name) => counts.get(name)).map((name) => `${name}${mark}${counts.get(name)}`),
  );
}

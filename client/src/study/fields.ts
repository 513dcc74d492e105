/* A position in notation is a game and its fields: `GAME field=value field=value …`. Pure. */

export type Field = [name: string, value: string];

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

/* Tokens of one kind: a token may be added, removed, and be in play or not. Pure. */

const counted = (values: readonly number[], value: number): number =>
  values.filter((one) => one === value).length;

/** Is the nth of equal tokens in play? The first ones are. */
export function isInPlay(values: readonly number[], value: number, nth: number): boolean {
  return counted(values, value) > nth;
}

/** The values with one more, at its place in rising or falling order. */
export function withOne(values: readonly number[], value: number, isFalling: boolean): number[] {
  const after = values.findIndex((one) => (isFalling ? one < value : one > value));
  const at = after < 0 ? values.length : after;
  return [...values.slice(0, at), value, ...values.slice(at)];
}

export function withoutOne(values: readonly number[], value: number): number[] {
  const at = values.lastIndexOf(value);
  return values.filter((_, n) => n !== at);
}

/** Each token with its number among its equals. */
export function numbered(values: readonly number[]): { value: number; nth: number }[] {
  return values.map((value, n) => ({ value, nth: counted(values.slice(0, n), value) }));
}

/* Sums of many games as rows and bars. Pure but for the words of items. */
import type { BalanceSums } from "../connection/workshop.ts";
import { decimal } from "../words/numbers.ts";
import { render } from "../words/words.ts";

export interface Bar {
  at: number;
  label: string;
  /** Shares of all. */
  own: number;
  shipped: number;
}

export interface Row {
  label: string;
  own: number;
  /** Null where the shipped pack has no such thing. */
  shipped: number | null;
  /** Points of one that paid, on average. */
  points?: number;
}

const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0) || 1;

function bars(
  own: Record<string, number>,
  shipped: Record<string, number>,
  width: number,
  label: (at: number) => string,
): Bar[] {
  const places = [...new Set([...Object.keys(own), ...Object.keys(shipped)].map(Number))];
  if (!places.length) return [];
  const [low, high] = [Math.min(...places), Math.max(...places)];
  return Array.from({ length: Math.round((high - low) / width) + 1 }, (_, n) => {
    const at = low + n * width;
    return {
      at,
      label: label(at),
      own: (own[String(at)] ?? 0) / total(own),
      shipped: (shipped[String(at)] ?? 0) / total(shipped),
    };
  });
}

export function turnBars(own: BalanceSums, shipped: BalanceSums): Bar[] {
  return bars(own.turns, shipped.turns, 1, String);
}

export function scoreBars(own: BalanceSums, shipped: BalanceSums): Bar[] {
  return bars(own.scores, shipped.scores, own.bar, (at) => `${at}–${at + own.bar - 1}`);
}

export function averageTurns({ turns }: BalanceSums): string {
  const sum = Object.entries(turns).reduce((all, [at, count]) => all + Number(at) * count, 0);
  return decimal(sum / total(turns));
}

/** How often each place in the turn order won. */
export function byTurnOrder(
  own: BalanceSums,
  shipped: BalanceSums,
): { turn: number; own: number; shipped: number | null }[] {
  return own.wins.map((wins, n) => ({
    turn: n + 1,
    own: wins / own.games,
    shipped: shipped.games ? (shipped.wins[n] ?? 0) / shipped.games : null,
  }));
}

/** How often each token of a kind paid. */
export function paymentRows(own: BalanceSums, shipped: BalanceSums, kind: string): Row[] {
  const items = (sums: BalanceSums): BalanceSums["payments"][number]["items"] =>
    sums.payments.find((one) => one.kind === kind)?.items ?? [];
  return items(own).map(({ item, paid, of, points }) => {
    const label = render(item);
    const other = items(shipped).find((one) => render(one.item) === label);
    return {
      label,
      own: of ? paid / of : 0,
      shipped: other && other.of ? other.paid / other.of : null,
      points: paid ? points / paid : 0,
    };
  });
}

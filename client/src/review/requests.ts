/* Reviews of finished games, by HTTP. */
import { request } from "../connection/http.ts";
import type { PlayFrom, ReviewStanding } from "../connection/reviews.ts";
import type { Made } from "../connection/schemas.ts";

export type Depth = 1 | 4;
const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const reviews = {
  standing: (table: string, depth: Depth) =>
    request<ReviewStanding>("GET", `${at(table)}/review?depth=${depth}`),
  start: (table: string, depth: Depth) => request<ReviewStanding>("POST", `${at(table)}/review`, { depth }),
  playFrom: (table: string, from: PlayFrom) => request<Made>("POST", `${at(table)}/continue`, from),
};

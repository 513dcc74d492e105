/* The workshop's requests. */
import { request } from "../connection/http.ts";
import type {
  Balance,
  CheckedPack,
  OwnPack,
  OwnPackList,
  SavedPack,
  SharedCopy,
  SharedPack,
  StartingPacks,
} from "../connection/workshop.ts";
import type { Figures } from "./figures.ts";

const own = (pack: string): string => `/me/packs/${encodeURIComponent(pack)}`;

export const workshop = {
  check: (text: string, figures: Figures | null) =>
    request<CheckedPack>("POST", "/workshop/check", { text, figures }),
  starts: (game: string) => request<StartingPacks>("GET", `/workshop/${encodeURIComponent(game)}`),
  mine: () => request<OwnPackList>("GET", "/me/packs"),
  pack: (pack: string, version = 0) => request<OwnPack>("GET", `${own(pack)}?version=${version}`),
  keep: (game: string, text: string) => request<SavedPack>("POST", "/me/packs", { game, text }),
  save: (pack: string, text: string) => request<SavedPack>("PUT", own(pack), { text }),
  remove: (pack: string) => request<void>("DELETE", own(pack)),
  share: (game: string, text: string) => request<SharedPack>("POST", "/packs", { game, text }),
  shared: (share: string) => request<SharedCopy>("GET", `/packs/${encodeURIComponent(share)}`),
  balance: (text: string, players: number, start: boolean) =>
    request<Balance>("POST", "/workshop/balance", { text, players, start }),
};

/* Everything around a table, by HTTP. What is refused comes back as words. */
import { noteAnnouncement } from "./announcement.ts";
import { noteBuild } from "./build.ts";
import { noteAnswer, noteSilence } from "./reach.ts";
import type { GameView, LogLine, OutcomeView } from "./messages.ts";
import type { Words } from "./messages.ts";
import type {
  Daily,
  Games,
  Invitation,
  Lobby,
  Made,
  Me,
  MyTables,
  NewTable,
  Problem,
  Profile,
  Records,
  Report,
  Rules,
  TableShape,
} from "./schemas.ts";

/** Where notices go; `secret` of a webhook that was just added, shown once. */
export interface Notices {
  push_key: string;
  addresses: { kind: "webhook" | "push"; address: string }[];
  secret: string | null;
}

export interface WantedNotices {
  kind: "webhook" | "push";
  address: string;
  keys?: { p256dh: string; auth: string };
}

/** A request that was not carried out, and why. */
export class Refusal extends Error {
  constructor(
    readonly reason: Words,
    readonly status: number,
  ) {
    super(reason.code);
  }
}

/** Was there nobody to answer, rather than a no? */
export function isUnanswered(why: unknown): boolean {
  return why instanceof Refusal && why.status === 0;
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const isText = typeof body === "string";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": isText ? "text/plain" : "application/json" },
      body: body === undefined ? null : isText ? body : JSON.stringify(body),
    });
  } catch {
    noteSilence();
    throw new Refusal({ code: "ui-no-connection", params: {} }, 0);
  }
  noteAnswer();
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.message ?? { code: "ui-server-trouble", params: {} }, response.status);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Views after each event of a game, as `/replay` gives them. */
export interface ReplaySteps {
  from: number;
  to: number;
  events: number;
  over: boolean;
  frames: GameView[];
  log: LogLine[];
  pieces: unknown;
  table: string;
  game: string;
  players: number;
  /** My seat; 0 for somebody who only watches. */
  you: number;
  outcome?: OutcomeView;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const http = {
  /** Who I am; a new guest gets a name in the language of the page. */
  me: async () => {
    const me = await request<Me>("GET", `/me?lang=${document.documentElement.lang}`);
    noteBuild(me.build);
    noteAnnouncement(me.announcement);
    return me;
  },
  rename: (name: string) => request<Me>("PATCH", "/me", { name }),
  speak: (lang: string) => request<Me>("PATCH", "/me", { lang }),
  claim: (passphrase: string) => request<Me>("POST", "/me/claim", { passphrase }),
  enter: (name: string, passphrase: string) => request<Me>("POST", "/me/enter", { name, passphrase }),
  forget: () => request<void>("DELETE", "/me"),
  useCode: (code: string) => request<Me>("POST", "/me/code", { code }),
  report: (report: Report) => request<void>("POST", "/reports", report),
  profile: () => request<Profile>("GET", "/me/profile"),
  games: () => request<Games>("GET", "/games"),
  rules: (game: string, lang: string) =>
    request<Rules>("GET", `/rules/${encodeURIComponent(game)}/${encodeURIComponent(lang)}`),
  make: (table: NewTable) => request<Made>("POST", "/tables", table),
  lobby: () => request<Lobby>("GET", "/tables"),
  mine: () => request<MyTables>("GET", "/me/tables"),
  table: (table: string, invite: string | null) =>
    request<TableShape>("GET", at(table) + (invite ? `?invite=${encodeURIComponent(invite)}` : "")),
  notices: () => request<Notices>("GET", "/me/notices"),
  addNotices: (wanted: WantedNotices) => request<Notices>("POST", "/me/notices", wanted),
  testNotices: () => request<{ sent: string[] }>("POST", "/me/notices/test"),
  removeNotices: (address: string) =>
    request<Notices>("DELETE", `/me/notices?address=${encodeURIComponent(address)}`),
  daily: () => request<Daily>("GET", "/daily"),
  attempt: (again: boolean) => request<Made>("POST", "/daily", { again }),
  records: () => request<Records>("GET", "/records?limit=8"),
  importRecord: (text: string) => request<Made>("POST", "/records", text),
  invite: (table: string) => request<Invitation>("POST", `${at(table)}/invite`),
  revoke: (table: string) => request<Invitation>("DELETE", `${at(table)}/invite`),
  replay: (table: string, query: string) => request<ReplaySteps>("GET", `${at(table)}/replay?${query}`),
};

export function recordAddress(table: string): string {
  return `/api${at(table)}/record`;
}

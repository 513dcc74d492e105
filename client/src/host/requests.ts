/* What hosts ask of the server; refused to everybody else. */
import type {
  LogRow,
  MadeCode,
  NewAnnouncement,
  NewCode,
  NewDoor,
  OnlineRow,
  Overview,
  PackRow,
  PersonChanges,
  PersonRow,
  ReportRow,
  TableRow,
} from "../connection/host.ts";
import { request } from "../connection/http.ts";

/** As many rows of a list as the server gives at once. */
const MOST = 200;

const at = (path: string, key: string | number): string => `/host/${path}/${encodeURIComponent(key)}`;

export const host = {
  overview: () => request<Overview>("GET", "/host"),
  announce: (told: NewAnnouncement) => request<void>("PUT", "/host/announcement", told),
  endAnnouncement: () => request<void>("DELETE", "/host/announcement"),
  setDoor: (door: NewDoor["door"]) => request<void>("PUT", "/host/door", { door }),
  addCode: (code: NewCode) => request<MadeCode>("POST", "/host/codes", code),
  removeCode: (code: string) => request<void>("DELETE", at("codes", code)),
  reports: () => request<ReportRow[]>("GET", "/host/reports"),
  closeReport: (number: number) => request<void>("POST", `${at("reports", number)}/close`),
  people: (search: string) =>
    request<PersonRow[]>("GET", `/host/people?limit=${MOST}&search=${encodeURIComponent(search)}`),
  change: (person: string, changes: PersonChanges) => request<void>("PATCH", at("people", person), changes),
  removePerson: (person: string) => request<void>("DELETE", at("people", person)),
  tables: () => request<TableRow[]>("GET", `/host/tables?limit=${MOST}`),
  removeTable: (table: string) => request<void>("DELETE", at("tables", table)),
  online: () => request<OnlineRow[]>("GET", "/host/online"),
  packs: () => request<PackRow[]>("GET", "/host/packs"),
  removePack: (key: string) => request<void>("DELETE", at("packs", key)),
  log: () => request<LogRow[]>("GET", `/host/log?limit=${MOST}`),
};

/** Do something for a host: what went wrong is shown, and everything is read again. */
export type Act = (doing: () => Promise<unknown>) => void;

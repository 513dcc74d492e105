/* Notices in this browser: Web Push, by the service worker. */
import { http, type Notices } from "../connection/http.ts";

/** What this browser can do, and has been allowed to do. */
export type Ability = "none" | "blocked" | "ready";

export function ability(): Ability {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "none";
  return Notification.permission === "denied" ? "blocked" : "ready";
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The address by which this browser is told, if it is among those that the server has. */
export async function ownAddress(notices: Notices): Promise<string | null> {
  if (ability() === "none") return null;
  const endpoint = (await subscription())?.endpoint;
  return notices.addresses.some(({ address }) => address === endpoint) ? (endpoint ?? null) : null;
}

/** Ask the browser, subscribe, and tell the server; null if the person said no. */
export async function turnOn(notices: Notices): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const found =
    (await subscription()) ??
    (await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytes(notices.push_key),
    }));
  const { endpoint, keys } = found.toJSON();
  return http.addNotices({
    kind: "push",
    address: endpoint ?? "",
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
  });
}

export async function turnOff(address: string): Promise<Notices> {
  await (await subscription())?.unsubscribe();
  return http.removeNotices(address);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

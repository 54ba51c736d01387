// Push to this browser: a service worker, the browser's subscription, and the server that knows of it.

import { request } from "../api/client";
import type { NewPushDevice } from "../api/generated";

const WORKER = "/service-worker.js";
/** The person for whom push was turned on in this browser. */
const STORAGE_KEY = "push";

export const isPushSupported = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const isPushDenied = (): boolean => Notification.permission === "denied";

/** Asks for leave, subscribes, and tells the server; false if the person does not give leave. */
export async function turnPushOn(name: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const former = await worker.pushManager.getSubscription();
  if (former && !hasKey(former, key)) await former.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = await worker.pushManager.subscribe(options);
  await request("POST /api/me/push", { body: describe(subscription) });
  localStorage.setItem(STORAGE_KEY, name);
  return true;
}

/** Ends the subscription of this browser; the server is told by whoever removes the device. */
export async function turnPushOff(): Promise<void> {
  localStorage.removeItem(STORAGE_KEY);
  await (await subscriptionHere())?.unsubscribe();
}

/** A new session, or a subscription that the browser has renewed: the server is told again. */
export async function renewPush(name: string): Promise<void> {
  if (localStorage.getItem(STORAGE_KEY) !== name || !isPushSupported()) return;
  const subscription = await subscriptionHere().catch(() => null);
  if (!subscription) return;
  await request("POST /api/me/push", { body: describe(subscription) }).catch(() => undefined);
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function describe(subscription: PushSubscription): NewPushDevice {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

function hasKey(subscription: PushSubscription, key: string): boolean {
  const own = subscription.options?.applicationServerKey;
  return !own || textOf(new Uint8Array(own)) === key;
}

/** Bytes from base64url, and back. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: Uint8Array): string {
  const plain = btoa(String.fromCharCode(...bytes));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

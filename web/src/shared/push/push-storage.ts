/** The registration of this browser, kept until its person signs out. */
export interface KeptDevice {
  readonly uid: string;
  readonly id: string;
  /** When it was last renewed, in milliseconds since 1970. */
  readonly at: number;
}

const STORAGE_KEY = 'loot_push';

export const keepDevice = (device: KeptDevice): void => localStorage.setItem(STORAGE_KEY, JSON.stringify(device));

/** Forgets the registration and has this browser get no more push notifications, even where the server cannot be told. Never rejects. */
export async function forgetDevice(): Promise<void> {
  if (localStorage.getItem(STORAGE_KEY) === null) return;
  localStorage.removeItem(STORAGE_KEY);
  await unsubscribe().catch(() => undefined);
}

async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return;
  const subscription = await worker.pushManager.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of await worker.getNotifications()) shown.close();
}

/** Returns the registration of this browser for push notifications, or null. */
export function keptDevice(): KeptDevice | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as KeptDevice | null;
  } catch {
    return null;
  }
}

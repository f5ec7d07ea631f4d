import { getPushSettings, registerPushDevice, removePushDevice } from '@doubloon/contract/push/operations.ts';
import { request } from '../api/request.ts';
import { forgetDevice, keepDevice, keptDevice } from './push-storage.ts';

/** How long a registration is left alone: tokens change rarely, and one that is a month old counts as stale (https://firebase.google.com/docs/cloud-messaging/manage-tokens). */
const RENEW_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the id under which this browser gets a person's push notifications, or null. */
export function deviceHere(uid: string): string | null {
  const kept = keptDevice();
  return kept?.uid === uid ? kept.id : null;
}

/** Asks for the browser's permission, which only a press may do, and registers it. Returns false when the permission was not given. */
export async function switchPushOn(uid: string, vapidKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await register(uid, vapidKey);
  return true;
}

async function register(uid: string, vapidKey: string): Promise<void> {
  const { readPushToken } = await import('./push-token.ts');
  const { id } = await request(registerPushDevice, { body: { token: await readPushToken(vapidKey) } });
  keepDevice({ uid, id, at: Date.now() });
}

/** Has this browser get no more push notifications. */
export async function switchPushOff(id: string): Promise<void> {
  await request(removePushDevice, { params: { id } });
  await forgetDevice();
}

/**
 * Registers this browser again where it is on and its registration is a week old, because its token may have changed. One that was removed from another browser
 * stays removed. With `force` it is registered in any case: ending the person's sessions has removed it.
 */
export async function renewPushDevice(uid: string, { force = false } = {}): Promise<void> {
  const kept = keptDevice();
  if (kept?.uid !== uid || Notification.permission !== 'granted') return;
  if (!force && Date.now() - kept.at < RENEW_AFTER_MS) return;
  const { vapidKey, devices } = await request(getPushSettings, {});
  if (!force && !devices.some(({ id }) => id === kept.id)) await forgetDevice();
  else if (vapidKey !== null) await register(uid, vapidKey);
}

/** How push notifications are sent. */
export interface PushSettings {
  /** The public key of the project's Web Push certificate, which browsers need to be reached. */
  readonly vapidKey: string;
  /** Base URL of the stand-in for Firebase Cloud Messaging; null when deployed. */
  readonly apiBase: string | null;
}

/** An uncompressed point of P-256 in base64url, which is 65 bytes and begins with a 4 (RFC 8292, 3.2). */
const VAPID_KEY = /^B[\w-]{86}$/;

/**
 * Reads `PUSH_VAPID_KEY`, and in the emulators `PUSH_API_BASE`. Returns null without the key: then no push notification is sent. Throws for a key that is none,
 * and in the emulators without the stand-in, because tokens in the data may be those of real browsers.
 */
export function readPushSettings(
  env: Readonly<Record<string, string | undefined>>,
  { emulated }: { readonly emulated: boolean },
): PushSettings | null {
  const { PUSH_VAPID_KEY: vapidKey, PUSH_API_BASE: apiBase } = env;
  if (!emulated && apiBase) throw new Error('Invalid configuration: PUSH_API_BASE may be set in the emulators only');
  if (!vapidKey) return null;
  if (!VAPID_KEY.test(vapidKey))
    throw new Error('Invalid configuration: PUSH_VAPID_KEY is the key pair of the Web Push certificate, 87 characters');
  if (!emulated) return { vapidKey, apiBase: null };
  if (!apiBase || new URL(apiBase).hostname !== '127.0.0.1')
    throw new Error('Invalid configuration: the emulators push to their stand-in only, at PUSH_API_BASE on 127.0.0.1');
  return { vapidKey, apiBase };
}

import type { Message, Messaging } from 'firebase-admin/messaging';

/** A push notification for one browser; every field but the token is what it shows. */
export interface PushMessage {
  readonly token: string;
  readonly title: string;
  readonly body: string;
  /** Where a click leads, below the product's origin. */
  readonly link: string;
  /** A browser shows the notifications with one tag once, the latest. */
  readonly tag: string;
}

/**
 * The outcome of handing a push notification over. Only `later` may be tried again: it was certainly not taken. `gone` says that the browser cannot be reached any
 * more, `unknown` that the connection broke before the answer.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'later' | 'unknown' | 'refused'; readonly reason: string };

/** Hands push notifications over, and returns an outcome for each. Never rejects. */
export type SendPush = (messages: readonly PushMessage[]) => Promise<readonly PushOutcome[]>;

/** A notification is no news any more after a day, in seconds. */
const TTL_SECONDS = 24 * 60 * 60;

const GONE = new Set([
  'messaging/registration-token-not-registered',
  // A token that FCM has never given out.
  'messaging/invalid-registration-token',
]);

/** Refusals for now, and those of our own settings, which somebody mends (https://firebase.google.com/docs/cloud-messaging/error-codes). */
const LATER = new Set([
  'messaging/server-unavailable',
  'messaging/internal-error',
  'messaging/message-rate-exceeded',
  'messaging/device-message-rate-exceeded',
  'messaging/authentication-error',
  'messaging/third-party-auth-error',
  // Also what a service account without the permission is told, so it proves nothing about the token.
  'messaging/mismatched-credential',
  'app/invalid-credential',
]);

const UNKNOWN = new Set(['app/network-error', 'app/network-timeout']);

function outcomeOf(error: { readonly code?: string; readonly message?: string } | undefined): PushOutcome {
  const { code = '', message = '' } = error ?? {};
  const reason = `${code}: ${message}`.slice(0, 500);
  if (GONE.has(code)) return { kind: 'gone' };
  if (LATER.has(code)) return { kind: 'later', reason };
  return { kind: UNKNOWN.has(code) ? 'unknown' : 'refused', reason };
}

/** A message of data alone, which the service worker shows: one with a notification would be shown by the SDK, which is not in it. */
const messageOf = ({ token, ...data }: PushMessage): Message => ({
  token,
  data,
  webpush: { headers: { TTL: String(TTL_SECONDS), Urgency: 'high' } },
});

/** A function that hands push notifications to Firebase Cloud Messaging; `open` loads it for the first one. */
export function createPushSender(open: () => Promise<Pick<Messaging, 'sendEach'>>): SendPush {
  return async (messages) => {
    try {
      const messaging = await open();
      const { responses } = await messaging.sendEach(messages.map(messageOf));
      return responses.map(({ success, error }) => (success ? { kind: 'sent' } : outcomeOf(error)));
    } catch (error) {
      return messages.map(() => ({ kind: 'later', reason: String(error).slice(0, 500) }));
    }
  };
}

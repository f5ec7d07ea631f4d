import { Agent } from 'node:https';
import { connect } from 'node:net';
import { type App, getApp, initializeApp } from 'firebase-admin/app';
import type { Messaging } from 'firebase-admin/messaging';
import type { PushSettings } from '../config/push-settings.ts';

/** Connects to the stand-in, unencrypted, whatever address is asked for: that of Firebase Cloud Messaging is fixed in the SDK. */
class StandInAgent extends Agent {
  readonly #apiBase: URL;

  constructor(apiBase: string) {
    super();
    this.#apiBase = new URL(apiBase);
  }

  override createConnection() {
    return connect(Number(this.#apiBase.port), this.#apiBase.hostname);
  }
}

function standInApp({ options }: App, apiBase: string): App {
  const credential = { getAccessToken: () => Promise.resolve({ access_token: 'stand-in', expires_in: 3600 }) };
  return initializeApp({ ...options, credential, httpAgent: new StandInAgent(apiBase) }, 'push-stand-in');
}

/** Returns a function that opens Firebase Cloud Messaging once, or in the emulators its stand-in; the library is loaded then. */
export function messagingOpener({ apiBase }: PushSettings): () => Promise<Messaging> {
  let opened: Promise<Messaging> | undefined;
  const open = async () => {
    const { getMessaging } = await import('firebase-admin/messaging');
    if (apiBase === null) return getMessaging(getApp());
    const messaging = getMessaging(standInApp(getApp(), apiBase));
    // Agents are for HTTP/1.1 alone.
    messaging.enableLegacyHttpTransport();
    return messaging;
  };
  return () =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
}

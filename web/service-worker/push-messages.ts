/** A push notification of Doubloon, as the data of its message says it. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  /** Where a click leads, an address of this site. */
  readonly url: string;
  /** The notification takes the place of an earlier one with this tag. */
  readonly tag: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the address on this site that a link leads to; the first page for one that leads elsewhere. */
function ownUrl(link: string, origin: string): string {
  const url = URL.canParse(link, origin) ? new URL(link, origin) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}

/**
 * Reads a message of Firebase Cloud Messaging (`MessagePayloadInternal` of its SDK): what we have sent is its `data`. Something is shown of any message, because
 * browsers take the permission from sites that show nothing.
 */
export function readPushed(message: string | undefined, origin: string): Pushed {
  let data: Record<string, unknown> = {};
  try {
    const json = JSON.parse(message ?? '') as { data?: Record<string, unknown> } | null;
    data = json?.data ?? {};
  } catch {
    // Nothing of ours.
  }
  return {
    title: text(data['title']) || 'There is news for you.',
    body: text(data['body']),
    url: ownUrl(text(data['link']), origin),
    tag: text(data['tag']),
  };
}

type Worker = Pick<ServiceWorkerGlobalScope, 'clients' | 'location' | 'registration'>;

/** Shows the notification of a push message; without a sound while Doubloon is in sight. */
export async function showPushed({ clients, location, registration }: Worker, message: string | undefined) {
  const { title, body, url, tag } = readPushed(message, location.origin);
  const windows = await clients.matchAll({ type: 'window' });
  const silent = windows.some(({ visibilityState }) => visibilityState === 'visible');
  await registration.showNotification(title, { body, tag, silent, icon: '/icon-192.png', data: { url } });
}

/** Leads to what a notification is about: in a window of Doubloon, the last one used, or in a new one. */
export async function openPushed({ clients, location }: Worker, data: unknown): Promise<void> {
  const url = ownUrl(text((data as { url?: unknown } | null)?.url), location.origin);
  const windows = await clients.matchAll({ type: 'window' });
  const shown = windows.find((one) => one.url === url) ?? windows[0];
  if (!shown) {
    await clients.openWindow(url);
    return;
  }
  await shown.focus();
  if (shown.url !== url) await shown.navigate(url);
}

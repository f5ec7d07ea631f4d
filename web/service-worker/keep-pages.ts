import { clientsClaim, skipWaiting } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { filesNamedBy, isNamedByContent, pageKey } from './addresses.ts';
import { offlinePage } from './offline-page.ts';
import { openPushed, showPushed } from './push-messages.ts';

declare const self: ServiceWorkerGlobalScope;

const DAY_SECONDS = 86_400;

// Pages name their scripts by content, so an old page and a new worker understand each other.
void skipWaiting();
clientsClaim();

const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true })],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && isNamedByContent(url.pathname), assets);

const pages = new StaleWhileRevalidate({
  cacheName: 'pages',
  plugins: [
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(new URL(request.url).pathname) ?? request) },
    { handlerDidError: () => Promise.resolve(offlinePage()) },
  ],
});
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && pageKey(url.pathname) !== null,
  pages,
);

// The pages that are open were loaded before there was a worker. Scripts that are kept by now are also kept compiled.
self.addEventListener('install', (event) => {
  event.waitUntil(keepOpenPages(event).catch(() => undefined));
});

async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => url).filter((url) => pageKey(new URL(url).pathname) !== null);
  await Promise.all(urls.map((url) => keepPage(event, url)));
}

async function keepPage(event: ExtendableEvent, url: string): Promise<void> {
  const page = await pages.handle({ event, request: new Request(url) });
  const files = filesNamedBy(await page.clone().text());
  await Promise.all(files.map((file) => assets.handle({ event, request: new Request(file) })));
}

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data?.text())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(self, event.notification.data));
});

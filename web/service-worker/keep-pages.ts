import { clientsClaim, skipWaiting } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isNamedByContent, pageKey } from './addresses.ts';
import { offlinePage } from './offline-page.ts';

const DAY_SECONDS = 86_400;

// Pages name their scripts by content, so an old page and a new worker understand each other.
void skipWaiting();
clientsClaim();

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isNamedByContent(url.pathname),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && request.mode === 'navigate' && pageKey(url.pathname) !== null,
  new StaleWhileRevalidate({
    cacheName: 'pages',
    plugins: [
      { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(new URL(request.url).pathname) ?? request) },
      { handlerDidError: () => Promise.resolve(offlinePage()) },
    ],
  }),
);

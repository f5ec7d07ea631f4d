declare const self: ServiceWorkerGlobalScope;

// Takes the place of a worker that an earlier build has left at this address: in development a page is always that of the last build.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});

export {};

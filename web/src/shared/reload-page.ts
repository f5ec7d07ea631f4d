/** Loads the page as it is on the server now. */
export async function reloadPage(): Promise<void> {
  // The service worker would answer with the page that it keeps.
  await (globalThis.caches as CacheStorage | undefined)?.delete('pages');
  location.reload();
}

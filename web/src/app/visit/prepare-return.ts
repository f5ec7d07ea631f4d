import { BUILD } from '../../shared/build.ts';
import { keepInBrowser } from './keep-first-data.ts';

/** Makes the next visit quick and possible without a connection: keeps first data, and by a service worker the pages and their scripts. */
export function prepareReturn(): void {
  keepInBrowser(BUILD);
  // Some private windows have none.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const register = () => void workers.register('/service-worker.js').catch(() => undefined);
  // Later than all that this visit needs.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

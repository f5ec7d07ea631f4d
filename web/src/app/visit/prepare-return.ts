import { BUILD } from '../../shared/build.ts';
import { followUpdates } from './follow-updates.ts';
import { forgetBegunFilesWithSession } from './forget-begun-files.ts';
import { keepInBrowser } from './keep-first-data.ts';

/**
 * Makes the next visit quick and possible without a connection: keeps first data, and by a service worker the pages and their scripts. Tells of newer builds,
 * too, and forgets with the session which files were chosen for a loot.
 */
export function prepareReturn(): void {
  keepInBrowser(BUILD);
  forgetBegunFilesWithSession();
  const begin = () => {
    followUpdates();
    // Some private windows have none.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    void workers?.register('/service-worker.js').catch(() => undefined);
  };
  // Later than all that this visit needs.
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

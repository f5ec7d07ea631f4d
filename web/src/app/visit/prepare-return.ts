import { BUILD } from '../../shared/build.ts';
import { keptDevice } from '../../shared/push/push-storage.ts';
import { useSession } from '../../shared/state/session.ts';
import { followUpdates } from './follow-updates.ts';
import { forgetBegunFilesWithSession } from './forget-begun-files.ts';
import { afterScreen } from '../../shared/state/after-screen.ts';
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
    void renewPush().catch(() => undefined);
  };
  // Later than all that this visit needs.
  const beginLater = () => void afterScreen(begin);
  if (document.readyState === 'complete') beginLater();
  else addEventListener('load', beginLater, { once: true });
}

/** Says that this browser is still there, where its person has push notifications on. */
async function renewPush(): Promise<void> {
  const uid = useSession.getState().user?.uid;
  if (uid === undefined || keptDevice() === null) return;
  const { renewPushDevice } = await import('../../shared/push/push-device.ts');
  await renewPushDevice(uid);
}

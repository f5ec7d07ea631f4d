import { buildFunctions } from '../../functions/build.ts';
import { watchWeb } from '../building/build-web.ts';
import { startReloadServer } from './reload-server.ts';

export interface DevelopmentBuild {
  close: () => Promise<void>;
}

/**
 * Builds functions and web side by side, and again after each change: the functions emulator loads the new code by itself, open pages are
 * asked to load again. `onEvent` is told about later builds.
 */
export async function startDevelopmentBuild(
  webDir: string,
  onEvent: (sentence: string) => void,
): Promise<DevelopmentBuild> {
  const reload = await startReloadServer();
  // The client's build reads this and adds the listening script to its pages.
  process.env.LIVE_RELOAD_URL = reload.url;
  const [functions, web] = await Promise.all([
    buildFunctions({ watch: true, onRebuild: () => onEvent('functions/ was built again.') }),
    watchWeb(webDir, (error) => {
      onEvent(error ? `web/ could not be built: ${error.message}` : 'web/ was built again.');
      if (!error) reload.reloadPages();
    }),
  ]);
  await web.firstBuild;
  return {
    close: async () => {
      reload.close();
      await Promise.all([functions.stop(), web.close()]);
    },
  };
}

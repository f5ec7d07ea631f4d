import { buildFunctions } from '../../functions/build.ts';
import { watchWeb } from '../building/build-web.ts';
import { startReloadServer } from './reload-server.ts';

export interface DevelopmentBuild {
  close: () => Promise<void>;
}

/**
 * Builds functions and web side by side, and again after each change: the functions emulator loads the new code by itself, open pages are
 * asked to load again. `onEvent` is told about later builds. `sources` are the repository's own unless told.
 */
export async function startDevelopmentBuild(
  webDir: string,
  onEvent: (sentence: string) => void,
  sources: { functions?: string; web?: string } = {},
): Promise<DevelopmentBuild> {
  const reload = await startReloadServer();
  // The client's build reads this and adds the listening script to its pages.
  process.env.LIVE_RELOAD_URL = reload.url;
  const firstFunctions = Promise.withResolvers<void>();
  const onFunctions = afterFirst(firstFunctions, (errors) => onEvent(sentence('functions/', errors)));
  const onWeb = (error: Error | undefined) => {
    onEvent(sentence('web/', error ? [error.message] : []));
    if (!error) reload.reloadPages();
  };
  const functions = buildFunctions({ watch: true, onRebuild: onFunctions, folder: sources.functions });
  const web = watchWeb(webDir, onWeb, sources.web);
  const close = async () => {
    reload.close();
    // What did not start needs no end; why it did not is told by the start.
    await Promise.allSettled([functions.then((built) => built.stop()), web.then((watch) => watch.close())]);
  };
  try {
    await Promise.all([functions, firstFunctions.promise, web.then(({ firstBuild }) => firstBuild)]);
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

/** The first build settles the promise; later ones are passed on. */
function afterFirst(first: PromiseWithResolvers<void>, onLater: (errors: readonly string[]) => void) {
  let isFirst = true;
  return (errors: readonly string[]) => {
    if (!isFirst) return onLater(errors);
    isFirst = false;
    if (errors.length > 0) first.reject(new Error(sentence('functions/', errors)));
    else first.resolve();
  };
}

function sentence(folder: string, errors: readonly string[]): string {
  return errors.length > 0 ? `${folder} could not be built:\n  ${errors.join('\n  ')}` : `${folder} was built again.`;
}

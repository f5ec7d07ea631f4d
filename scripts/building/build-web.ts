import { resolve } from 'node:path';
import { build } from 'vite';

const WEB = resolve(import.meta.dirname, '..', '..', 'web');

/** Builds the client as it is deployed, to `web/dist`. */
export async function buildWeb(): Promise<void> {
  await build({ root: WEB, configFile: resolve(WEB, 'vite.config.ts'), logLevel: 'warn' });
}

export interface WebWatch {
  /** Resolves when the first build is there; rejects when it fails. */
  firstBuild: Promise<void>;
  close: () => Promise<void>;
}

/**
 * Builds `folder`, the client unless told, to `outDir` now and after every change of its sources, and tells about each later build: nothing,
 * or its error.
 */
export async function watchWeb(
  outDir: string,
  onRebuild: (error: Error | undefined) => void,
  folder = WEB,
): Promise<WebWatch> {
  const watcher = await build({
    root: folder,
    configFile: resolve(folder, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir, watch: {}, emptyOutDir: false },
  });
  if (!('on' in watcher)) throw new Error('vite did not start to watch');
  const first = Promise.withResolvers<void>();
  let builds = 0;
  watcher.on('event', (event) => {
    if (event.code !== 'END' && event.code !== 'ERROR') return;
    builds += 1;
    const error = event.code === 'ERROR' ? event.error : undefined;
    if (builds > 1) onRebuild(error);
    else if (error) first.reject(error);
    else first.resolve();
  });
  return { firstBuild: first.promise, close: () => watcher.close() };
}

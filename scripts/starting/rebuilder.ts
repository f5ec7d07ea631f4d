import { watch, type FSWatcher } from 'chokidar';

/** Editors write a file in several steps, and several files one after the other. */
const QUIET_MS = 100;

export interface Rebuilder {
  close: () => Promise<void>;
}

/** Calls `rebuild` after changes below `paths`, one call at a time; changes during a call cause another. Resolves when it watches. */
export async function rebuildOnChange(
  paths: readonly string[],
  ignored: (path: string) => boolean,
  rebuild: () => Promise<void>,
): Promise<Rebuilder> {
  let changed = false;
  let running = false;
  let waiting: NodeJS.Timeout | undefined;
  const run = async () => {
    if (running) return;
    running = true;
    while (changed) {
      changed = false;
      await rebuild();
    }
    running = false;
  };
  const watcher: FSWatcher = watch([...paths], { ignored, ignoreInitial: true });
  watcher.on('all', () => {
    changed = true;
    clearTimeout(waiting);
    waiting = setTimeout(() => void run(), QUIET_MS);
  });
  await new Promise<void>((resolve, reject) => watcher.once('ready', resolve).once('error', reject));
  return {
    close: async () => {
      clearTimeout(waiting);
      await watcher.close();
    },
  };
}

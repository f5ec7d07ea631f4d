import { existsSync, mkdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

/** Environment variable with the folder that the workers of one run share; the global setup sets it. */
export const SHARED_FOLDER_VARIABLE = 'SHARED_BY_WORKERS_FOLDER';

type Outcome<T> = { made: T } | { failed: string };

/**
 * Returns the result of `make`, which must be valid JSON. The first worker that requests this name creates it while the others wait; if that fails, all of them
 * throw.
 */
export async function onceARun<T>(name: string, make: () => Promise<T>): Promise<T> {
  const folder = process.env[SHARED_FOLDER_VARIABLE];
  if (!folder) throw new Error(`${SHARED_FOLDER_VARIABLE} is not set: this run has no folder that its workers share`);
  const file = join(folder, `${name}.json`);
  if (isFirst(join(folder, `${name}.begun`))) await makeFile(file, make);
  else await untilThere(folder, file);
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome<T>;
  if ('failed' in outcome) throw new Error(`The ${name} of this run could not be made: ${outcome.failed}`);
  return outcome.made;
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function makeFile<T>(file: string, make: () => Promise<T>): Promise<void> {
  const outcome: Outcome<T> = await make().then(
    (made) => ({ made }),
    (error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  writeFileSync(`${file}.new`, JSON.stringify(outcome));
  renameSync(`${file}.new`, file);
}

async function untilThere(folder: string, file: string): Promise<void> {
  const watcher = watch(folder);
  try {
    while (!existsSync(file)) await once(watcher, 'change');
  } finally {
    watcher.close();
  }
}

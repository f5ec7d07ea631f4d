import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../processes/system-error.ts';

/** A folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** Far more than any run writes; a container's is often smaller. */
const ENOUGH_BYTES = 1_000_000_000;
const PREFIX = 'doubloon-';

/**
 * Makes a folder for an engine that outlives it but not its run. It is in memory where that has room and may be written: on a disk that is writing other
 * things, such as a fresh installation, an engine waits for each of its own writes, half a minute until it has imported the demo data. Else it is a temporary
 * one.
 */
export function makeEngineDir(memory = MEMORY): string {
  return makeInMemory(memory) ?? mkdtempSync(join(tmpdir(), PREFIX));
}

function makeInMemory(memory: string): string | null {
  if (!existsSync(memory)) return null;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > ENOUGH_BYTES ? mkdtempSync(join(memory, PREFIX)) : null;
  } catch (error) {
    // A sandbox without it, a read-only mount, another's folder.
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSYS')) return null;
    throw error;
  }
}

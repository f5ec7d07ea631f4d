import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../processes/system-error.ts';

/** A folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** Required free space: far more than any run writes. A container often has less. */
const ENOUGH_BYTES = 1_000_000_000;
const PREFIX = 'doubloon-';

/**
 * Creates a folder for an engine's data, which outlives the engine but not its run. It is in memory if that is writable and has room. On a disk that is busy
 * with other writes, such as a fresh installation, an engine waits for each of its own writes, half a minute until it has imported the demo data. Otherwise it
 * is a temporary folder.
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
    // The folder is missing in a sandbox, mounted read-only, or belongs to somebody else.
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSYS')) return null;
    throw error;
  }
}

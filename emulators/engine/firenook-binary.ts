import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasCode } from '../suite/processes/system-error.ts';
import { askVersion } from '../suite/processes/ask-version.ts';
import { NEEDED_GLIBC, relaxGlibcNeeds } from './workarounds/elf-versions.ts';

const PACKAGE = '@firenook/cli-linux-x64';

/** Returns the folder of the installed firenook package; undefined on platforms for which npm omitted the optional dependency. */
export function findFirenookPackage(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/receipt.json`));
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return undefined;
    throw error;
  }
}

/**
 * Returns the path of a firenook binary that starts on this machine. The installed one is verified against its receipt (sha256) and used unchanged if it
 * starts; otherwise a copy with relaxed glibc requirements is made once under `cacheDir`. Throws with advice if neither starts.
 */
export function prepareFirenook(packageDir: string, cacheDir: string): string {
  const original = join(packageDir, 'bin', 'firenook');
  const content = readFileSync(original);
  const receipt = JSON.parse(readFileSync(join(packageDir, 'receipt.json'), 'utf8')) as { sha256: string };
  const sha256 = createHash('sha256').update(content).digest('hex');
  if (sha256 !== receipt.sha256) {
    throw new Error(`${original} does not match its receipt: delete node_modules and run the command again`);
  }
  if (!startFailure(original)) return original;

  const copy = join(cacheDir, `firenook-${sha256.slice(0, 16)}`);
  if (!existsSync(copy)) writeExecutable(copy, relaxGlibcNeeds(content, NEEDED_GLIBC).file);
  const failure = startFailure(copy);
  if (failure)
    throw new Error(`firenook does not start on this machine (${failure}): install Java 21 or newer instead`);
  return copy;
}

function startFailure(binary: string): string | undefined {
  const answer = askVersion(binary);
  return 'failure' in answer ? answer.failure : undefined;
}

/**
 * Writes the file under a temporary name and links it to its own name only if that does not exist yet. Suites that start at the same moment then never execute
 * half a file, or one that is replaced under them, which firenook does not survive, because it restarts itself by its path.
 */
export function writeExecutable(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, content, { mode: 0o755 });
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(aside);
  }
}

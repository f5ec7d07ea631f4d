import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const NOT_INPUTS = new Set(['node_modules', 'dist', 'coverage']);
const TEST = /\.test\.tsx?$/;

/**
 * A hash of everything that a build is made from: all files in `paths` (files and folders, which may be missing), but for tests, packages and earlier builds,
 * and of the variables of `env` that a build reads.
 */
export function hashInputs(paths: readonly string[], env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  const read = Object.keys(env).filter((name) => name.startsWith('VITE_') || name === 'NODE_ENV');
  for (const name of read.sort()) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex').slice(0, 32);
}

/** True when a file or folder takes part in builds. */
export function isInput(path: string): boolean {
  return !NOT_INPUTS.has(basename(path)) && !TEST.test(path);
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter(isInput);
  return names.sort().flatMap((name) => filesIn(join(path, name)));
}

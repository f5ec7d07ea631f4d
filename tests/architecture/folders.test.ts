import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const WRITTEN_BY_HAND =
  '{contract,docs,emulators,functions/{src,testing},scripts,tests,web/{src,vite,service-worker}}/**/*.*';
/** Files that one looks through at a glance; a folder of more is divided into rooms. */
const MAX_FILES = 25;

it('shows no more files in a folder than can be looked through', () => {
  const files = globSync(WRITTEN_BY_HAND, { cwd: ROOT, exclude: ['**/node_modules/**'] });
  const folders = Map.groupBy(files, dirname);
  expect(folders.size).toBeGreaterThan(150);
  const tooFull = [...folders].filter(([, inside]) => inside.length > MAX_FILES);
  expect(tooFull.map(([folder, inside]) => `${folder}: ${inside.length} of ${MAX_FILES} files`)).toEqual([]);
});

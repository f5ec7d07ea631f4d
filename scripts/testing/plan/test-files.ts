import { globSync } from 'node:fs';
import type { TestPart } from './parts.ts';
import type { Scope } from './scope.ts';
import { SLOW_TESTS, type SlowTest } from './slow-tests.ts';

const NO_SOURCES = new Set(['node_modules', 'dist', 'build', 'coverage', 'test-results', 'playwright-report']);

/** Returns the paths of all test files below a folder, relative to it. */
export function findTestFiles(root: string): string[] {
  const exclude = (entry: string) => {
    const name = entry.split('/').at(-1) ?? '';
    return NO_SOURCES.has(name) || (name.startsWith('.') && name.length > 1);
  };
  return globSync('**/*.test.{ts,tsx}', { cwd: root, exclude }).toSorted();
}

/** True if a path covers a file: the file itself, or a folder (with `/` at its end) that contains it. */
export const covers = (path: string, file: string) => (path.endsWith('/') ? file.startsWith(path) : file === path);

/** Returns the files that a part runs in this scope if none is named. */
export function filesOf(
  part: Pick<TestPart, 'folders'>,
  files: readonly string[],
  scope: Scope,
  slow: readonly SlowTest[] = SLOW_TESTS,
): string[] {
  return files.filter(
    (file) =>
      part.folders.some((folder) => file.startsWith(folder)) &&
      (scope === 'all' || !slow.some(({ path }) => covers(path, file))),
  );
}

/** Returns mismatches between the tables and the test files: a file without a part or in two, and a listed path without a file. */
export function misfits(
  files: readonly string[],
  parts: readonly Pick<TestPart, 'name' | 'folders'>[],
  lists: Record<string, readonly { path: string }[]>,
): string[] {
  const owned = files.flatMap((file) => {
    const owners = parts.filter((part) => filesOf(part, [file], 'all').length > 0).map(({ name }) => name);
    if (owners.length === 1) return [];
    return [owners.length === 0 ? `${file} belongs to no part` : `${file} belongs to ${owners.join(' and ')}`];
  });
  const listed = Object.entries(lists).flatMap(([list, entries]) =>
    entries
      .filter(({ path }) => !files.some((file) => covers(path, file)))
      .map(({ path }) => `${list} names ${path}, which is no test file`),
  );
  return [...owned, ...listed];
}

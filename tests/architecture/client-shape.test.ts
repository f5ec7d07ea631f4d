import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const CLIENT = resolve(import.meta.dirname, '..', '..', 'web', 'src');
const files = globSync('**/*.*', { cwd: CLIENT });

/** Files that one looks through at a glance; a folder of more is divided into rooms by what people do there. */
const MAX_FILES = 26;
/** Writes every date, so that one moment reads the same wherever it stands. */
const TIME = 'shared/ui/figures/time.ts';
const OWN_DATE_FORMAT = /\bDateTimeFormat\b|\btoLocale(?:Date|Time)String\b/;

it('shows no more files in a folder than can be looked through', () => {
  const folders = Map.groupBy(files, dirname);
  expect(folders.size).toBeGreaterThan(50);
  const tooFull = [...folders].filter(([, inside]) => inside.length > MAX_FILES);
  expect(tooFull.map(([folder, inside]) => `${folder}: ${inside.length} of ${MAX_FILES} files`)).toEqual([]);
});

it('writes dates in one place', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const formats = code.filter((file) => OWN_DATE_FORMAT.test(readFileSync(join(CLIENT, file), 'utf8')));
  expect(formats).toEqual([TIME]);
});

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const CLIENT = resolve(import.meta.dirname, '..', '..', 'web', 'src');
const files = globSync('**/*.*', { cwd: CLIENT });

/** Writes every date, so that one moment reads the same wherever it stands. */
const TIME = 'shared/ui/figures/time.ts';
const OWN_DATE_FORMAT = /\bDateTimeFormat\b|\btoLocale(?:Date|Time)String\b/;

it('writes dates in one place', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const formats = code.filter((file) => OWN_DATE_FORMAT.test(readFileSync(join(CLIENT, file), 'utf8')));
  expect(formats).toEqual([TIME]);
});

import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..', '..');
const FOLDERS = '{contract,emulators,functions,scripts,tests,web}';
const files = globSync(`${FOLDERS}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });

/** A comment that begins so says nothing by itself when it is hovered. */
const EMPTY_BEGINNING = /^\s*(?:\/\*\*|\/\/|\*) (?:What|Whether|The same|\w+s the same (?:as|by|for|of|with))\b/;
/** A comment that says what a function costs and not what it does. */
const ONLY_COST = /^\s*\/\*\* (?:(?:Reads|Writes) (?:at most |up to )?\d[^.]*\. ?)+\*\/$/;

it('lets every comment begin with what it is about', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        EMPTY_BEGINNING.test(line) || ONLY_COST.test(line) ? [`${file}:${index + 1}${line}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

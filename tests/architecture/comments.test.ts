import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..', '..');
const FOLDERS = '{contract,emulators,functions,scripts,tests,web}';
const files = globSync(`${FOLDERS}/**/*.{ts,tsx}`, {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/styled-system'],
});

/** A comment that begins so says nothing by itself when it is hovered. */
const EMPTY_BEGINNING = /^\s*(?:\/\*\*|\/\/|\*) (?:What|Whether|The same|\w+s the same (?:as|by|for|of|with))\b/;
/** A comment of a declaration that begins in the middle of a thought: its subject stands in the code, or in another comment. */
const DANGLING_BEGINNING = /^\s*\/\*\* (?:As|Of|Any of|By|With|Without|Null|See)\b/;
/** A comment that says what a function costs and not what it does. */
const ONLY_COST = /^\s*\/\*\* (?:(?:Reads|Writes) (?:at most |up to )?\d[^.]*\. ?)+\*\/$/;

it('lets every comment begin with what it is about', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [EMPTY_BEGINNING, DANGLING_BEGINNING, ONLY_COST].some((refused) => refused.test(line))
          ? [`${file}:${index + 1}${line}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});

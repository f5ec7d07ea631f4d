import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const catalogue = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(source, path), 'utf8'))
  .join('\n');

const texts = Object.values(catalogue).flatMap((exports) =>
  Object.entries(exports)
    .filter(([name]) => name.endsWith('Text'))
    .flatMap(([name, entries]) => Object.keys(entries as object).map((key) => `${name}.${key}`)),
);

it('holds texts', () => expect(texts.length).toBeGreaterThan(100));

it.each(texts)('%s is shown somewhere', (text) => {
  expect(code).toMatch(new RegExp(`\\b${text}\\b`));
});

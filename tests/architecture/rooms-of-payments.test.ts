import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../functions/src');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: SOURCE }).filter((file) => !/^platform|\.(test|store)\.ts$/.test(file));
const textOf = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

/** The room of payments that a file is in; null outside of them. */
const roomOf = (file: string) => /^payments\/([^/]+)\//.exec(file)?.[1] ?? null;

describe('the rooms of payments', () => {
  it('import each other one way only', () => {
    const ways = new Set<string>();
    for (const file of globSync('payments/*/*.ts', { cwd: SOURCE }).filter((name) => !name.endsWith('.test.ts'))) {
      for (const [, path = ''] of textOf(file).matchAll(/from '(\.[^']+)'/g)) {
        const [from, to] = [roomOf(file), roomOf(normalize(join(dirname(file), path)))];
        if (from && to && from !== to) ways.add(`${from} → ${to}`);
      }
    }
    const bothWays = [...ways].filter((way) => ways.has(way.split(' → ').toReversed().join(' → ')));
    expect(ways.size).toBeGreaterThan(10);
    expect(bothWays).toEqual([]);
  });

  it('say in their README.md by which files and names they are known outside', () => {
    const known = new Map<string, Set<string>>();
    const outside = /^store-classes\.ts$|\.test\.ts$/;
    for (const file of globSync('**/*.ts', { cwd: SOURCE }).filter((name) => !outside.test(name))) {
      for (const [, words = '', path = ''] of textOf(file).matchAll(/^import (?:type )?([^;]+?) from '(\.[^']+)'/gm)) {
        const target = normalize(join(dirname(file), path));
        if (!roomOf(target) || roomOf(target) === roomOf(file)) continue;
        const names = words.startsWith('*') ? ['handlers'] : (words.match(/\w+/g) ?? []);
        const before = known.get(target) ?? new Set();
        known.set(target, new Set([...before, ...names.filter((name) => name !== 'type')]));
      }
    }
    const told = globSync('payments/*/README.md', { cwd: SOURCE }).flatMap((page) =>
      [...textOf(page).matchAll(/^- `([^`]+)`: (.*)$/gm)].map(
        ([, file = '', words = '']) => [join(dirname(page), file), words.match(/\w+/g) ?? []] as const,
      ),
    );
    const sorted = (entrances: Iterable<readonly [string, Iterable<string>]>) =>
      Object.fromEntries([...entrances].map(([file, names]) => [file, [...names].sort()]));
    expect(sorted(told)).toEqual(sorted(known));
  });
});

describe('a document', () => {
  /** The domain of each store, by the name that it has in `tx`. */
  const classes = textOf('store-classes.ts');
  const domains = new Map(
    [...classes.matchAll(/^import \{ (.*) \} from '\.\/(\w[\w-]*)\//gm)].flatMap(([, names = '', domain = '']) =>
      names.split(', ').map((name) => [name, domain] as const),
    ),
  );
  const owners = new Map(
    [...classes.matchAll(/^  (\w+): (\w+),$/gm)].map(
      ([, name = '', store = '']) => [name, domains.get(store)] as const,
    ),
  );

  it('is written by its own domain only', () => {
    const foreign = sources('*/**/*.ts').flatMap((file) =>
      [...textOf(file).matchAll(/\btx\.(\w+)\.(add|put|update|remove)\(/g)]
        .filter(([, store = '']) => owners.has(store) && owners.get(store) !== file.split('/')[0])
        .map(([call]) => `${file}: ${call}`),
    );
    expect(owners.size).toBeGreaterThan(40);
    expect(foreign).toEqual([]);
  });
});

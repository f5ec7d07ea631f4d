import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The domains in their order: each imports those before it. */
const [, list = ''] = /DOMAIN_ORDER = \[([^;]*)\];/.exec(textOf('.dependency-cruiser.cjs')) ?? [];
const ORDER = [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);

const LIST = textOf('functions/src/projections.ts');
const DOMAINS = new Map(
  [...LIST.matchAll(/^import \{([^}]*)\} from '\.\/([\w-]+)\//gm)].flatMap(([, names = '', domain = '']) =>
    names.split(',').map((name) => [name.trim(), domain] as const),
  ),
);

it('are given from outside only what domains do that come after them; the rest a domain declares itself', () => {
  const given = [...LIST.matchAll(/\((?:\{ \.\.\.)?(\w+Projections), (?:effects: )?\[([^\]]*)\]/g)].flatMap(
    ([, projections = '', effects = '']) => effects.split(', ').map((effect) => [projections, effect] as const),
  );
  const placeOf = (name: string) => ORDER.indexOf(DOMAINS.get(name) ?? '');
  const earlier = given.filter(([projections, effect]) => placeOf(effect) <= placeOf(projections));
  expect(ORDER.length).toBeGreaterThan(20);
  expect(given.length).toBeGreaterThan(3);
  expect(given.every(([projections]) => placeOf(projections) >= 0)).toBe(true);
  expect(earlier).toEqual([]);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string; from: { path?: string } }[];
  options: ICruiseOptions;
};

/** Rules about imports that wait until the code is run. */
const DYNAMIC = ['schema-library-in-pieces'];

const ORDER = 'order-of-domains-';

/** Each domain but the last, importing the last. */
const CIRCLES = Object.fromEntries(
  config.forbidden
    .filter(({ name }) => name.startsWith(ORDER))
    .map(({ name }) => [name, [`functions/src/${name.slice(ORDER.length)}/order.ts`, 'functions/src/account/last.ts']]),
) as Record<string, readonly [from: string, to: string]>;

const ROOM = /^(entrances|imports)-of-(.+)$/;

/** A file of each room that no other may import, imported by its domain; and each room importing one that its README.md does not name. */
const ROOMS = Object.fromEntries(
  config.forbidden.flatMap(({ name }) => {
    const [, of, room = ''] = ROOM.exec(name) ?? [];
    const folder = `functions/src/payments/${room}`;
    if (of === 'entrances') return [[name, [`functions/src/payments/to-${room}.ts`, `${folder}/hidden.ts`]]];
    return of ? [[name, [`${folder}/out.ts`, 'functions/src/payments/elsewhere/a.ts']]] : [];
  }),
) as Record<string, readonly [from: string, to: string]>;

/** A tiny project with exactly one breach of every rule: importing file → imported file. */
const BREACHES: Record<string, readonly [from: string, to: string]> = {
  'no-cycles': ['scripts/a.ts', 'scripts/b.ts'],
  'contract-knows-nobody': ['contract/src/a.ts', 'tests/fixture.ts'],
  'emulators-know-no-product': ['emulators/a.ts', 'functions/src/app.ts'],
  'auth-by-its-entrance': ['emulators/suite/d.ts', 'emulators/auth/add-totp.ts'],
  'engine-by-its-entrance': ['emulators/suite/c.ts', 'emulators/engine/choose-engine.ts'],
  'storage-rules-by-its-entrance': ['tests/rules/a.test.ts', 'emulators/storage-rules/evaluation/context.ts'],
  'stripe-by-its-entrance': ['tests/api/a.ts', 'emulators/stripe/world/world.ts'],
  'social-by-its-entrance': ['emulators/suite/a.ts', 'emulators/social/world.ts'],
  'web-and-functions-apart': ['web/src/app/a.ts', 'functions/src/app.ts'],
  'web-layers': ['web/src/shared/a.ts', 'web/src/features/campaigns/card.ts'],
  'web-features-below-app': ['web/src/features/campaigns/a.ts', 'web/src/app/paths.ts'],
  'schema-library-in-pieces': ['web/src/features/campaigns/b.ts', 'node_modules/zod/index.js'],
  'web-features-apart': ['web/src/features/payouts/a.ts', 'web/src/features/campaigns/card.ts'],
  'stores-are-private': ['functions/src/campaigns/a.ts', 'functions/src/users/users.store.ts'],
  'firestore-in-stores': ['functions/src/campaigns/b.ts', 'node_modules/@google-cloud/firestore/index.js'],
  'stripe-in-payments': ['functions/src/campaigns/c.ts', 'node_modules/stripe/index.js'],
  'search-engine-in-platform': ['web/src/app/search.ts', 'node_modules/typesense/index.js'],
  'payouts-know-no-payable': ['functions/src/payments/payouts/a.ts', 'functions/src/proofs/proof-payable.ts'],
  'platform-below-domains': ['functions/src/platform/a.ts', 'functions/src/users/user-profile.ts'],
  'no-deployed-tests': ['functions/src/d.ts', 'scripts/b.ts'],
  'starts-without-test-packages': ['emulators/b.ts', 'node_modules/lighthouse/index.js'],
  ...CIRCLES,
  ...ROOMS,
};

let folder = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-imports-'));
  for (const [, to] of Object.values(BREACHES)) write(to, 'export const value = 1;\n');
  for (const [rule, [from, to]] of Object.entries(BREACHES)) {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
    const value = DYNAMIC.includes(rule) ? `(await import('${path}')).value` : 'value';
    write(from, `${value === 'value' ? `import { value } from '${path}';\n` : ''}export const used = ${value};\n`);
  }
  write('scripts/b.ts', "import { used } from './a.ts';\nexport const value = used;\n");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REPOSITORY = join(import.meta.dirname, '../..');

async function cruiseFolder(baseDir: string): Promise<ICruiseResult> {
  const { tsConfig, ...options } = config.options;
  const { output } = await cruise(
    ['contract', 'functions', 'web', 'emulators', 'scripts', 'tests'],
    { ...options, baseDir, validate: true, ruleSet: { forbidden: config.forbidden as never } },
    undefined,
    baseDir === REPOSITORY && tsConfig?.fileName
      ? { tsConfig: extractTSConfig(join(REPOSITORY, tsConfig.fileName)) as never }
      : undefined,
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

const domainOf = (path: string) => /^functions\/src\/(?!platform\/)([^/]+)\//.exec(path)?.[1];

/** The pairs of domains that import each other both ways. */
function pairsOf(modules: ICruiseResult['modules']): string[] {
  const ways = new Set<string>();
  for (const { source, dependencies } of modules.filter((module) => !module.source.endsWith('.test.ts'))) {
    for (const { resolved } of dependencies) {
      const [from, to] = [domainOf(source), domainOf(resolved)];
      if (from && to && from !== to) ways.add(`${from} ↔ ${to}`);
    }
  }
  const isForth = (way: string) => way === way.split(' ↔ ').sort().join(' ↔ ');
  return [...ways].filter((way) => isForth(way) && ways.has(way.split(' ↔ ').toReversed().join(' ↔ '))).sort();
}

describe('the import rules', () => {
  it('each catch the breach planted for it', async () => {
    const { summary, modules } = await cruiseFolder(folder);
    expect(modules.length).toBeGreaterThan(Object.keys(BREACHES).length);
    const caught = summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
    for (const [rule, [from]] of Object.entries(BREACHES)) expect(caught).toContain(`${rule} ${from}`);
  });

  it('hold in the repository, whose imports across workspaces are seen', async () => {
    const { summary, modules } = await cruiseFolder(REPOSITORY);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
    expect(modules.filter(({ source }) => source.startsWith('functions/src/')).length).toBeGreaterThan(50);
    const route = modules.find(({ source }) => source === 'functions/src/platform/http/operation-route.ts');
    expect(route?.dependencies.map(({ resolved }) => resolved)).toContain('contract/src/calls/operation.ts');
    expect(pairsOf(modules)).toEqual(['applications ↔ campaigns', 'campaigns ↔ payments']);
  });

  it('count every folder of the back end as a domain but the platform', () => {
    const folders = readdirSync(join(REPOSITORY, 'functions/src'), { withFileTypes: true });
    const domains = folders.filter((entry) => entry.isDirectory() && entry.name !== 'platform');
    expect(domains.length).toBeGreaterThan(5);
    const { from } = config.forbidden.find(({ name }) => name === 'stores-are-private') ?? {};
    for (const { name } of domains) expect(`functions/src/${name}/a.ts`).toMatch(new RegExp(from?.path ?? '^$'));
    expect('functions/src/platform/a.ts').not.toMatch(new RegExp(from?.path ?? '^'));
  });

  it('have a planted breach each', () => {
    expect(config.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(BREACHES).sort());
  });
});

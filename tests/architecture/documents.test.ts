import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..', '..');
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Paths a run makes, which a clone does not have. */
const MADE_LATER = /^(\.cache|\.emulator|functions\/dist|functions\/\.env\.|web\/dist)/;

/** Folders below which documents name files without their beginning, such as `platform/clock.ts`. */
const BEGINNINGS = ['', 'functions/src', 'web/src', 'contract/src', 'contract', 'emulators'];

const read = (document: string) => readFileSync(join(ROOT, document), 'utf8');
const folders = new Set(
  readdirSync(ROOT, { withFileTypes: true })
    .filter((e) => e.isDirectory())
    .map(({ name }) => name),
);

function scriptsNamedIn(text: string): string[] {
  const run = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  // "`npm run test:unit`, `test:engines`": the words after the first stand for it.
  const short = [...text.matchAll(/`((?:test):[\w-]+)`/g)].map(([, name]) => name ?? '');
  const bare = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name]) => name ?? '');
  return [...new Set([...run, ...short, ...bare])];
}

/** Words in backticks or links that look like a path of the repository, without placeholders such as `<domain>` or `*`. */
function pathsNamedIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word]) => word ?? '');
  const inCommands = [...text.matchAll(/`npm [^`]*?((?:[\w.-]+\/)+[\w.-]+)[^`]*`/g)].map(([, word]) => word ?? '');
  return [...new Set([...quoted, ...inCommands])].filter(
    (word) => /^[\w.@/-]+$/.test(word) && !word.startsWith('/') && looksLikePath(word) && !MADE_LATER.test(word),
  );
}

function looksLikePath(word: string): boolean {
  if (/[\w-]\.(ts|tsx|mjs|json|rules|md)$/.test(word)) return true;
  return word.includes('/') && folders.has(word.split('/')[0] ?? '');
}

/** Names of all source files: what a document names without any folder may be anywhere. */
const fileNames = new Set(
  ['', 'contract/src', 'functions/src', 'web/src', 'emulators', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: folder !== '', encoding: 'utf8' })
      .filter((path) => !path.includes('node_modules'))
      .map((path) => basename(path)),
  ),
);

const exists = (path: string) =>
  fileNames.has(path) || BEGINNINGS.some((beginning) => existsSync(join(ROOT, beginning, path)));

describe.each(DOCUMENTS)('%s', (document) => {
  it('names scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scriptsNamedIn(read(document)).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    expect(pathsNamedIn(read(document)).filter((path) => !exists(path))).toEqual([]);
  });

  it('names no file twice in a row, which is one too few', () => {
    const twice = /(`[\w./-]+\.\w+`)(?:,| →| and|,? then) \1/g;
    expect([...read(document).matchAll(twice)].map(([words]) => words)).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, target]) => target ?? '');
    expect(links.filter((target) => !existsSync(resolve(ROOT, document, '..', target)))).toEqual([]);
  });
});

const RECORDS = readdirSync(join(ROOT, 'docs', 'decisions')).filter((name) => /^\d{3}-/.test(name));

it.each(RECORDS)('%s has the form of a decision record and its line in the index', (record) => {
  const headings = [...read(join('docs', 'decisions', record)).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Options', 'Decision', 'Consequences']);
  expect(read('docs/decisions/README.md')).toContain(`(${record})`);
});

it('has the decisions that are named by their numbers', () => {
  const sources = ['contract/src', 'functions/src', 'web/src', 'emulators', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs|md)$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  const numbers = new Set(RECORDS.map((name) => name.slice(0, 3)));
  const named = [...DOCUMENTS, ...sources].flatMap((file) =>
    [...read(file).matchAll(/\bdecisions?[ /](\d{3})\b/gi)].map(([, number = '']) => ({ file, number })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

it('leads through the product with accounts and posts that are new on every tour', () => {
  const addresses = [...read('README.md').matchAll(/https:\/\/www\.tiktok\.com\/@([\w./]+)/g)].map(([, rest]) => rest);
  expect(addresses).toEqual(['USERNAME/video/NUMBER', 'USERNAME']);
});

it('would find a script or a path that does not exist', () => {
  const text =
    'Run `npm run sed`, then `npm test -- tests/api/no.test.ts`, and see `scripts/no-such.ts` and `no-such.ts`.';
  expect(scriptsNamedIn(text)).toContain('sed');
  expect(
    pathsNamedIn(text)
      .filter((path) => !exists(path))
      .sort(),
  ).toEqual(['no-such.ts', 'scripts/no-such.ts', 'tests/api/no.test.ts']);
});

/** The files and titles of the list, which the formatter breaks into lines anywhere. */
const [, list = ''] = read('docs/payments.md').split('### Tests by name\n');
const [section = ''] = list.split(/\n##+ /);
const named = [...section.matchAll(/`(tests\/[\w./-]+)`:\s+_([^_]+)_/g)].map(
  ([, path = '', title = '']) => [path, title.replaceAll(/\s+/g, ' ')] as const,
);

it('payments are held by tests with names', () => {
  expect(named.length).toBeGreaterThan(20);
});

it.each(named)('%s has the test that the documentation names: %s', (path, title) => {
  expect(read(path)).toContain(`'${title}'`);
});

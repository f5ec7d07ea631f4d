type Runner = 'exit-code' | 'vitest' | 'playwright';

/** One line of the final table. */
export interface TestPart {
  name: string;
  /** Which `npm run` group it belongs to: `check` needs no emulators. */
  group: 'check' | 'unit' | 'engines' | 'rules' | 'api' | 'e2e';
  runner: Runner;
  command: string[];
  /** Test files below these folders belong to this part. */
  folders: string[];
}

const check = (name: string, ...command: string[]): TestPart => ({
  name,
  group: 'check',
  runner: 'exit-code',
  command,
  folders: [],
});

const vitest = (name: string, group: TestPart['group'], folders: string[]): TestPart => ({
  name,
  group,
  runner: 'vitest',
  command: ['vitest', 'run', '--project', name],
  folders,
});

const playwright = (name: string, projects: readonly string[], folders: string[]): TestPart => ({
  name,
  group: 'e2e',
  runner: 'playwright',
  // Each clears its own folder.
  command: [
    'playwright',
    'test',
    `--output=test-results/${name}`,
    ...projects.map((project) => `--project=${project}`),
  ],
  folders,
});

/** Everything `npm test` runs, in this order; tools by the names they have in `node_modules/.bin`. */
export const TEST_PARTS: TestPart[] = [
  check('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  check('lint', 'eslint', '--max-warnings', '0', '.'),
  check('types', 'tsc', '-p', '.'),
  check('types of contract', 'tsc', '-p', 'contract'),
  check('types of web', 'tsc', '-p', 'web'),
  check('build', 'node', 'scripts/build.ts'),
  check('dead code', 'knip', '--no-progress'),
  check(
    'import rules',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'contract',
    'functions',
    'web',
    'emulators',
    'scripts',
    'tests',
  ),
  vitest('unit', 'unit', ['contract/', 'functions/', 'emulators/', 'scripts/', 'tests/architecture/']),
  vitest('web', 'unit', ['web/']),
  vitest('money', 'unit', ['tests/money/']),
  vitest('engines', 'engines', ['tests/engines/']),
  vitest('rules', 'rules', ['tests/rules/']),
  vitest('api', 'api', ['tests/api/']),
  playwright('looks', ['looks'], ['tests/looks/']),
  playwright('e2e', ['desktop', 'phone', 'specified'], ['tests/e2e/']),
];

export interface Selection {
  parts: TestPart[];
  /** Test files to run; empty means all of each part. */
  files: string[];
}

/** Parts for the words after `npm test --`: names of groups or parts, or paths of test files. Throws on a word that is neither. */
export function selectParts(words: string[], all: TestPart[] = TEST_PARTS): Selection {
  if (words.length === 0) return { parts: all, files: [] };
  const files: string[] = [];
  const chosen = new Set<TestPart>();
  for (const word of words) {
    const named = all.filter(({ name, group }) => word === name || word === group);
    const owners = all.filter(({ folders }) => folders.some((folder) => word.replace(/^\.\//, '').startsWith(folder)));
    if (named.length === 0 && owners.length === 0) {
      throw new Error(
        `"${word}" is no part of the tests (${[...new Set(all.map(({ group }) => group))].join(', ')}) and no test file`,
      );
    }
    if (named.length === 0) files.push(word);
    for (const part of named.length > 0 ? named : owners) chosen.add(part);
  }
  return { parts: all.filter((part) => chosen.has(part)), files };
}

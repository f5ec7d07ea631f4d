import type { PartCost } from './plan.ts';

type Runner = 'exit-code' | 'vitest' | 'playwright';

/** One line of the final table. */
export interface TestPart {
  name: string;
  /** The `npm run` group that it belongs to: `check` needs no emulators. */
  group: 'check' | 'unit' | 'engines' | 'rules' | 'api' | 'e2e';
  runner: Runner;
  command: string[];
  /** Environment variables besides those of the run. */
  env?: Record<string, string>;
  /** Test files below these folders belong to this part. */
  folders: string[];
  cost: PartCost;
  /** Costs of its files; only where there are files. */
  files?: FileCost;
  /** Names of parts whose end it waits for, where they run too. */
  after?: string[];
}

/** Costs of a part's files on two quiet cores, in seconds. Exceptions are in `file-costs.ts`. */
export interface FileCost {
  /** The median file: with it a run finds out how fast its machine is. */
  typical: number;
  /** Time that a file may take before a run says that it is slow. */
  max: number;
}

/** A tool that passes when it exits with 0. */
const check = (name: string, cost: PartCost, ...command: string[]): TestPart => ({
  name,
  group: 'check',
  runner: 'exit-code',
  command,
  folders: [],
  cost,
});

const vitest = (
  name: string,
  group: TestPart['group'],
  folders: string[],
  cost: PartCost,
  files: FileCost,
): TestPart => ({
  name,
  group,
  runner: 'vitest',
  command: ['vitest', 'run', '--project', name],
  folders,
  cost,
  files,
});

/** One number where a quick and a full run take the same. */
const seconds = (quick: number, all = quick) => ({ quick, all });

/** Everything `npm test` runs, in the order of its table; tools by the names they have in `node_modules/.bin`. */
export const TEST_PARTS: TestPart[] = [
  check('format', { cores: 1, memoryMb: 200, seconds: seconds(2) }, 'oxfmt', '--check', '.'),
  // The linter checks types as well: it has read them for its own rules.
  {
    ...check('lint and types', { cores: 2, memoryMb: 2_750, seconds: seconds(50) }, 'oxlint'),
    // Without a limit its garbage grows to twice as much; it takes no longer with it.
    env: { GOMEMLIMIT: '2GiB' },
  },
  check(
    'lint of security rules',
    { cores: 1, memoryMb: 200, seconds: seconds(2) },
    'eslint',
    '--max-warnings',
    '0',
    'firestore.rules',
    'storage.rules',
  ),
  check('build', { cores: 1, memoryMb: 1_000, seconds: seconds(5) }, 'node', 'scripts/build.ts'),
  check('dead code', { cores: 1, memoryMb: 600, seconds: seconds(5) }, 'knip', '--no-progress'),
  check(
    'import rules',
    { cores: 1, memoryMb: 600, seconds: seconds(6) },
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
  vitest(
    'unit',
    'unit',
    ['contract/', 'functions/', 'emulators/', 'scripts/', 'tests/architecture/'],
    { cores: 1, memoryMb: 1_600, workers: { max: 8, memoryMb: 700 }, seconds: seconds(65) },
    { typical: 0.02, max: 3 },
  ),
  vitest(
    'web',
    'unit',
    ['web/'],
    { cores: 1, memoryMb: 1_950, workers: { max: 8, memoryMb: 900 }, seconds: seconds(80) },
    { typical: 0.07, max: 3 },
  ),
  vitest(
    'money',
    'unit',
    ['tests/money/'],
    { cores: 1, memoryMb: 850, workers: { max: 4, memoryMb: 400 }, seconds: seconds(60, 95) },
    { typical: 9, max: 30 },
  ),
  {
    ...vitest(
      'engines',
      'engines',
      ['tests/engines/'],
      // The long files of a full run wait for half of their time for processes that they have killed.
      {
        cores: { quick: 1, all: 0.5 },
        memoryMb: 1_700,
        workers: { max: 3, memoryMb: 1_000 },
        seconds: seconds(35, 520),
      },
      { typical: 0.5, max: 15 },
    ),
    after: ['build'],
  },
  vitest(
    'rules',
    'rules',
    ['tests/rules/'],
    { cores: 1, memoryMb: 1_000, seconds: seconds(28) },
    { typical: 0.3, max: 10 },
  ),
  vitest(
    'api',
    'api',
    ['tests/api/'],
    // A worker waits for the emulators for half of its time, in a full run for two thirds.
    {
      cores: { quick: 0.5, all: 0.33 },
      memoryMb: { quick: 1_590, all: 1_750 },
      workers: { max: 12, memoryMb: 600 },
      seconds: seconds(820, 3_100),
    },
    { typical: 3, max: 30 },
  ),
  {
    name: 'e2e',
    group: 'e2e',
    runner: 'playwright',
    command: ['playwright', 'test'],
    folders: ['tests/e2e/', 'tests/looks/'],
    // It begins with two browsers, each of which waits for half of its time. One file has a suite of its own.
    cost: {
      cores: 1,
      memoryMb: { quick: 1_900, all: 2_700 },
      workers: { max: 5, memoryMb: 600 },
      seconds: seconds(160, 960),
    },
    files: { typical: 20, max: 90 },
    after: ['build'],
  },
];

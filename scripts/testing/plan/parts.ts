import type { PartCost } from './plan.ts';

type Runner = 'exit-code' | 'vitest' | 'playwright';

/** A part of a run, which is one line of the final table. */
export interface TestPart {
  name: string;
  /** The `npm run` group that it belongs to: `check` needs no emulators. */
  group: 'check' | 'unit' | 'engines' | 'rules' | 'api' | 'e2e';
  runner: Runner;
  command: string[];
  /** Environment variables in addition to those of the run. */
  env?: Record<string, string>;
  /** Folders whose test files belong to this part. */
  folders: string[];
  cost: PartCost;
  /** Costs of its files; only for parts with files. */
  files?: FileCost;
  /** Names of parts that must end before this one starts, if they run, too. */
  after?: string[];
}

/** Costs of a part's files on two quiet cores, in seconds. `file-costs.ts` lists exceptions. */
export interface FileCost {
  /** The median file, from which a run estimates the speed of its machine. */
  typical: number;
  /** Seconds above which a run reports a file as slow. */
  max: number;
}

/** A tool that passes if it exits with 0. */
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

/** Returns seconds per scope; one number if quick and full runs take the same. */
const seconds = (quick: number, all = quick) => ({ quick, all });

/** Everything that `npm test` runs, in the order of its table; tools have the names of `node_modules/.bin`. */
export const TEST_PARTS: TestPart[] = [
  check('format', { cores: 1, memoryMb: 200, seconds: seconds(2) }, 'oxfmt', '--check', '.'),
  // The linter also checks types, because it has read them for its own rules.
  {
    ...check('lint and types', { cores: 2, memoryMb: 2_750, seconds: seconds(50) }, 'oxlint'),
    // Without this limit, garbage grows to twice the memory; the limit costs no time.
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
    { cores: 1, memoryMb: 850, workers: { max: 4, memoryMb: 400 }, seconds: seconds(105, 150) },
    { typical: 9, max: 30 },
  ),
  {
    ...vitest(
      'engines',
      'engines',
      ['tests/engines/'],
      // In a full run, the long files spend half of their time waiting for processes that they have killed.
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
    // It begins with two browsers, each of which waits for half of its time. One file has its own suite.
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

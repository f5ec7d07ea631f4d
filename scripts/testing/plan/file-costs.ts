import type { Scope } from './scope.ts';

/** Seconds that a test file may take on two quiet cores if its part's limit is too low for it. */
export interface StatedCost {
  /** Path relative to the root of the repository. */
  readonly path: string;
  /** One number if quick and full runs take the same. */
  readonly seconds: number | Record<Scope, number>;
  readonly reason: string;
}

/** Files that cost more than `files.max` of their part allows. */
export const FILE_COSTS: readonly StatedCost[] = [
  {
    path: 'tests/api/borders/bad-input.test.ts',
    seconds: { quick: 30, all: 110 },
    reason: 'thousands of bad values, at every operation',
  },
  {
    path: 'tests/api/payouts/money-sequences.test.ts',
    seconds: { quick: 30, all: 80 },
    reason: 'random sequences of payments through the API',
  },
  {
    path: 'tests/api/payouts/concurrency.test.ts',
    seconds: { quick: 30, all: 60 },
    reason: 'up to 50 approvals at the same moment, three times, each of which meets all others',
  },
  {
    path: 'tests/api/payouts/faults.test.ts',
    seconds: { quick: 30, all: 110 },
    reason: 'every fault of the provider at every call of every step',
  },
  {
    path: 'tests/api/readings/reading-payouts.test.ts',
    seconds: 60,
    reason: 'days pass and the schedules run, in each test',
  },
  {
    path: 'scripts/deploy.test.ts',
    seconds: 12,
    reason: 'runs the commands of operators in twenty processes of their own',
  },
  {
    path: 'scripts/testing/report/reporters.test.ts',
    seconds: 15,
    reason: 'Vitest and Playwright, five times',
  },
  {
    path: 'tests/engines/journey-crash.test.ts',
    seconds: 60,
    reason: 'a whole suite, every function process three times',
  },
  {
    path: 'tests/engines/payments-sigkill.test.ts',
    seconds: 100,
    reason: 'every flow of money, killed at each of 76 places',
  },
  { path: 'tests/engines/redelivery.test.ts', seconds: 100, reason: '12 weeks of demo data, then 5,000 deliveries' },
  { path: 'tests/engines/repair.test.ts', seconds: 30, reason: 'a dozen processes of the command' },
  { path: 'tests/engines/restore.test.ts', seconds: 40, reason: 'two suites and seven processes of the commands' },
  {
    path: 'tests/e2e/shell/first-visit.test.ts',
    seconds: 160,
    reason: 'every screen twice, their answers one after the other',
  },
  {
    path: 'tests/looks/accessibility.test.ts',
    seconds: 350,
    reason: 'every screen and dialog, on both sizes in both colour modes',
  },
  {
    path: 'tests/money/planted/faults.test.ts',
    seconds: 75,
    reason: 'for each planted fault random sequences until one shows it, which is then made small',
  },
  {
    path: 'tests/money/property.test.ts',
    seconds: { quick: 30, all: 60 },
    reason: 'random sequences of everything that moves money',
  },
  { path: 'tests/engines/start.test.ts', seconds: 60, reason: 'two builds and two starts of everything' },
];

import { scope } from './scope.ts';

/** A test file, or a folder of them, that only `npm test -- --all` runs. */
export interface SlowTest {
  /** Path relative to the root of the repository; a folder ends with `/`. */
  readonly path: string;
  readonly reason: string;
}

export const SLOW_TESTS: readonly SlowTest[] = [
  {
    path: 'scripts/testing/report/reporters.test.ts',
    reason: 'runs Vitest and Playwright five times; every run tests what they tell in the usual case',
  },
  { path: 'tests/engines/demo-dates.test.ts', reason: 'starts two suites on the demo data' },
  { path: 'tests/engines/emulator-data.test.ts', reason: 'starts two suites on the demo data' },
  { path: 'tests/engines/engine-killed.test.ts', reason: 'kills the engines of a suite of its own' },
  {
    path: 'tests/engines/journey-crash.test.ts',
    reason: 'kills processes of a whole suite in the middle of a journey',
  },
  { path: 'tests/engines/payments-sigkill.test.ts', reason: 'kills the API at every step of every flow of money' },
  {
    path: 'tests/engines/redelivery.test.ts',
    reason: 'plays the demo data and delivers its thousands of events again',
  },
  {
    path: 'tests/engines/repair.test.ts',
    reason: 'starts a suite on the demo data and runs the command on all of it a dozen times',
  },
  {
    path: 'tests/engines/restore.test.ts',
    reason: 'starts two suites on the demo data and runs the commands on all of it seven times',
  },
  { path: 'tests/engines/start.test.ts', reason: 'builds and starts the whole product twice' },
  { path: 'tests/engines/stripe-behaviour/restart.test.ts', reason: 'kills and starts the stand-in a dozen times' },
  {
    path: 'tests/engines/suite-data.test.ts',
    reason: 'starts a suite, one on its export, and kills the engine of that',
  },
  { path: 'tests/engines/suite-end.test.ts', reason: 'starts and ends five suites, some by force' },
  {
    path: 'tests/api/payouts/redelivered.test.ts',
    reason: 'every event of the provider told twice, late and reversed; `webhooks.test.ts` has each kind by itself',
  },
  {
    path: 'scripts/soaking/soak-money.test.ts',
    reason: 'starts the command of the long sequences twice; `tests/money` plays them',
  },
  { path: 'scripts/soaking/run-batches.test.ts', reason: 'plays sequences in batches, in processes of their own' },
  {
    path: 'scripts/starting/development-build.test.ts',
    reason: 'builds a small product a dozen times in processes; every run of the journeys needs a build',
  },
  { path: 'scripts/starting/web-builds.test.ts', reason: 'builds a page eight times in processes' },
  {
    path: 'scripts/simulating/simulate-readings.test.ts',
    reason: 'simulates days of readings; `tests/api/readings` tests their schedule',
  },
  { path: 'tests/looks/', reason: 'axe looks at every screen, on both sizes in both colour modes' },
  { path: 'tests/e2e/specified/', reason: 'looks for texts in what all journeys together have shown' },
  {
    path: 'tests/e2e/money-journey.test.ts',
    reason: 'the longest journey: a loot to its refund past all that fails; each step is tested in `tests/api`',
  },
  { path: 'tests/e2e/demo.test.ts', reason: 'starts a suite on the demo data and lets four days pass in it' },
  {
    path: 'tests/e2e/money/stolen-card.test.ts',
    reason: 'starts a suite in which payments wait and lets four days pass in it; `tests/api/stories` has its money',
  },
  {
    path: 'tests/e2e/refusals/',
    reason: 'what is refused, which `tests/api` tests case by case, as it is told on the screens',
  },
  {
    path: 'tests/e2e/shell/first-visit.test.ts',
    reason: 'visits every screen twice, their answers one after the other',
  },
  { path: 'tests/e2e/projects.test.ts', reason: 'accounts and posts of all six platforms; the main journey has one' },
  {
    path: 'tests/e2e/owner/',
    reason: 'what an owner can do with loots, applications and treasures besides the main journey',
  },
  {
    path: 'tests/e2e/marketplace.test.ts',
    reason: 'filters, keys and failures of the marketplace; the main journey searches and applies',
  },
  {
    path: 'tests/e2e/create-loot.test.ts',
    reason: 'payments that are cancelled or fail; the main journey pays',
  },
  {
    path: 'tests/e2e/late-payment.test.ts',
    reason: 'payments that are confirmed later; the main journey pays at once',
  },
  {
    path: 'tests/e2e/shell/success-page.test.ts',
    reason: 'the order in which the provider and the page tell of a payment, which `tests/api` tests as well',
  },
  {
    path: 'tests/e2e/message-troubles.test.ts',
    reason: 'files, failures and long conversations; the main journey talks without a reload',
  },
  {
    path: 'tests/e2e/store-troubles.test.ts',
    reason: 'visitors, and failures, which the units of `web/` have, too; the main journey follows and reviews',
  },
  { path: 'tests/e2e/my-store.test.ts', reason: 'uploads with their failures, and every setting of a store' },
  { path: 'tests/e2e/my-store-on-a-phone.test.ts', reason: 'the other size' },
  { path: 'tests/e2e/profile.test.ts', reason: 'settings and the end of an account, with their failures' },
  { path: 'tests/e2e/admin.test.ts', reason: 'screens of admins; `tests/api` tests what they do' },
  { path: 'tests/e2e/live.test.ts', reason: 'waits for what must not come, and goes through twenty screens' },
  { path: 'tests/e2e/account-mails.test.ts', reason: 'mailed links, beside the main journeys' },
  {
    path: 'tests/e2e/shell/session-troubles.test.ts',
    reason: 'sessions that break off; `session.test.ts` has those that do not',
  },
  {
    path: 'tests/e2e/shell/coming-back.test.ts',
    reason: 'what the browser keeps, across reloads, updates and lost connections; the units of `web/` have it, too',
  },
  {
    path: 'tests/e2e/shell/first-requests.test.ts',
    reason: 'visits screens with their scripts held back; a unit of `web/` holds what each page asks for',
  },
  { path: 'tests/e2e/shell/failing-sign-in.test.ts', reason: 'failures; the units of `web/` have them, too' },
  { path: 'tests/e2e/shell/failing-api.test.ts', reason: 'failures; the units of `web/` have them, too' },
  { path: 'tests/e2e/shell/broken-pictures.test.ts', reason: 'failures; the units of `web/` have them, too' },
];

/** Returns patterns that exclude the slow tests from a quick run, for the settings of Vitest and Playwright; with a folder, only its tests, relative to it. */
export function leftOut(folder = '', slow: readonly SlowTest[] = SLOW_TESTS): string[] {
  if (scope() === 'all') return [];
  return slow
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path }) => `**/${path.slice(folder.length)}${path.endsWith('/') ? '**' : ''}`);
}

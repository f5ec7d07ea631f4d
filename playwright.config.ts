import { defineConfig, type Project } from '@playwright/test';
import { scope } from './scripts/testing/plan/scope.ts';
import { leftOut } from './scripts/testing/plan/slow-tests.ts';
import type { TestBrowser } from './tests/support/browser/browser.ts';
import { BROWSER_VARIABLE } from './tests/support/browser/browser-variable.ts';

/** Set by the global setup; this file is read again by every worker. */
const browser = JSON.parse(process.env[BROWSER_VARIABLE] ?? '{}') as Partial<TestBrowser>;

const DESKTOP = { viewport: { width: 1280, height: 800 } };

const journeys: Project = { name: 'desktop', testIgnore: ['**/specified/**', ...leftOut()], use: DESKTOP };

/** Over the same suite; a quick run leaves them out as a whole. */
const furtherProjects: Project[] = [
  // The other tests need no second size.
  {
    name: 'phone',
    testMatch: ['journey.test.ts', 'money-journey.test.ts'],
    use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
  // Makes its pages narrow itself. Traces of them would cost more than looking at them.
  {
    name: 'looks',
    testDir: 'tests/looks',
    fullyParallel: true,
    use: { ...DESKTOP, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' },
  },
  // Looks for what the specifications quote in everything that the journeys have seen.
  { name: 'specified', testMatch: '**/specified/*.test.ts', dependencies: ['desktop', 'phone'] },
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/support/setup/e2e.setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // `npm test` asks for more where the machine has more cores.
  workers: 2,
  // These end only what hangs.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    actionTimeout: 120_000,
    baseURL: process.env.SITE_ORIGIN ?? '',
    // One would answer calls that a test means to hold or refuse; `coming-back.test.ts` lets it.
    serviceWorkers: 'block',
    // A film of every test would take as much of the processor as the test.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath ?? '',
      args: browser.args ?? [],
      env: { ...process.env, ...browser.env },
    },
  },
  projects: scope() === 'quick' ? [journeys] : [journeys, ...furtherProjects],
});

import { defineConfig } from '@playwright/test';
import { leftOut } from './scripts/testing/slow-tests.ts';
import type { TestBrowser } from './tests/support/browser.ts';
import { BROWSER_VARIABLE } from './tests/support/browser-variable.ts';

/** Set by the global setup; this file is read again by every worker. */
const browser = JSON.parse(process.env[BROWSER_VARIABLE] ?? '{}') as Partial<TestBrowser>;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  testIgnore: leftOut(),
  globalSetup: './tests/support/e2e.setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 30_000,
    baseURL: process.env.SITE_ORIGIN ?? '',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath ?? '',
      args: browser.args ?? [],
      env: { ...process.env, ...browser.env },
    },
  },
  projects: [
    { name: 'desktop', testIgnore: ['**/specified/**', ...leftOut()], use: { viewport: { width: 1280, height: 800 } } },
    // Makes its pages narrow itself.
    { name: 'looks', testDir: 'tests/looks', use: { viewport: { width: 1280, height: 800 } } },
    // The other tests need no second size.
    {
      name: 'phone',
      testMatch: ['journey.test.ts', 'money-journey.test.ts'],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // Looks for what the specifications quote in everything that the others have seen.
    { name: 'specified', testMatch: '**/specified/*.test.ts', dependencies: ['desktop', 'phone'] },
  ],
});

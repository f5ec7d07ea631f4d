import { VELOCITY_LIMITS } from '../../../support/setup/velocity-limits.ts';
import { test as base } from '../fixtures.ts';
import { OWN_SUITE_TIMEOUT_MS, withOwnSuite, type OwnSuite } from './own-suite.ts';

/** Playwright's `test` against an empty suite of its own, in which payments wait and velocity limits apply as in a deployment without settings. */
export const test = base.extend<object, { product: OwnSuite }>({
  product: [
    async ({}, use) =>
      withOwnSuite({ kind: 'test-e2e-waits', env: { PAYOUT_WAIT_DAYS: '3', FLAG_THRESHOLDS: VELOCITY_LIMITS } }, use),
    { scope: 'worker', auto: true, timeout: OWN_SUITE_TIMEOUT_MS },
  ],
  baseURL: async ({ product }, use) => use(product.urls.hosting),
});

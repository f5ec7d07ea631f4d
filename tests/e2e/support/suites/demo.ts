import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { DEFAULT_PORTS } from '../../../../emulators/suite/processes/ports.ts';
import { ROOT } from '../../../../emulators/suite/start-suite.ts';
import { test as base } from '../fixtures.ts';
import { OWN_SUITE_TIMEOUT_MS, withOwnSuite, type OwnSuite } from './own-suite.ts';

/** Playwright's `test` against a suite of its own, which has the demo data as `npm start` has it. */
export const test = base.extend<object, { demo: OwnSuite }>({
  demo: [
    async ({}, use) => withOwnSuite({ kind: 'test-e2e-demo', importDir: join(ROOT, 'emulator-data') }, use),
    { scope: 'worker', auto: true, timeout: OWN_SUITE_TIMEOUT_MS },
  ],
  baseURL: async ({ demo }, use) => use(demo.urls.hosting),
});

/** Answers for the stored files of the demo data, whose addresses name the host that `npm start` has. */
export async function serveStoredFiles(context: BrowserContext): Promise<void> {
  const { FIREBASE_STORAGE_EMULATOR_HOST: storage } = process.env;
  const inStart = `http://127.0.0.1:${DEFAULT_PORTS.storage}/`;
  await context.route(`${inStart}**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(inStart, `http://${storage}/`) });
    await route.fulfill({ response });
  });
}

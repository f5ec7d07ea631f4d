import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { DEFAULT_PORTS } from '../../../emulators/suite/processes/ports.ts';
import { ROOT, startSuite } from '../../../emulators/suite/start-suite.ts';
import { openStateFolder } from '../../../emulators/suite/state-folders.ts';
import type { Suite } from '../../../emulators/suite/suite-options.ts';
import { expect, test as base } from './fixtures.ts';

/** The product with the demo data, for one test file: nobody else lives in its time. */
interface Demo extends Pick<Suite, 'urls'> {
  /** Lets so many hours pass, for the browsers of these pages as well; the scheduled jobs have run when it resolves. */
  readonly passHours: (hours: number, ...pages: Page[]) => Promise<void>;
}

const Moved = z.object({
  now: z.iso.datetime(),
  jobs: z.array(z.object({ name: z.string(), ok: z.boolean(), outcome: z.string() })),
});

/** Ends only what hangs. */
const SETUP_TIMEOUT_MS = 600_000;

/** Playwright's `test` against a suite of its own, which has the demo data as `npm start` has it. */
export const test = base.extend<object, { demo: Demo }>({
  demo: [
    // Its worker runs no other file, so the addresses in its environment are those of this suite.
    async ({}, use) => {
      const { dataDir, logDir } = openStateFolder(ROOT, 'test-e2e-demo');
      const suite = await startSuite({
        projectId: LOCAL_PROJECT_ID,
        ports: 'free',
        parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock'],
        importDir: join(ROOT, 'emulator-data'),
        dataDir,
        logDir,
      });
      Object.assign(process.env, suite.env);
      await use(demoIn(suite));
      await suite.stop();
    },
    { scope: 'worker', auto: true, timeout: SETUP_TIMEOUT_MS },
  ],
  baseURL: async ({ demo }, use) => use(demo.urls.hosting),
});

function demoIn({ urls }: Suite): Demo {
  return {
    urls,
    passHours: async (hours, ...pages) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ ms: hours * 3_600_000 });
      const answer = await fetch(`${urls.clock}/advance`, { method: 'POST', headers, body });
      const { now, jobs } = Moved.parse(await answer.json());
      expect(jobs.filter(({ ok }) => !ok)).toEqual([]);
      for (const page of pages) await page.clock.setSystemTime(now);
    },
  };
}

/** Answers for the stored files of the demo data, whose addresses name the host that `npm start` has. */
export async function serveStoredFiles(context: BrowserContext): Promise<void> {
  const { FIREBASE_STORAGE_EMULATOR_HOST: storage } = process.env;
  const inStart = `http://127.0.0.1:${DEFAULT_PORTS.storage}/`;
  await context.route(`${inStart}**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(inStart, `http://${storage}/`) });
    await route.fulfill({ response });
  });
}

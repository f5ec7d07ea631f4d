import type { Page } from '@playwright/test';
import { z } from 'zod';
import { LOCAL_PROJECT_ID } from '../../../../emulators/suite/local-project.ts';
import { ROOT, startSuite } from '../../../../emulators/suite/start-suite.ts';
import { openStateFolder } from '../../../../emulators/suite/state-folders.ts';
import type { Suite, SuiteOptions } from '../../../../emulators/suite/suite-options.ts';
import { expect } from '../fixtures.ts';

/** The product in a suite of its own, for one test file: nobody else lives in its time. */
export interface OwnSuite extends Pick<Suite, 'urls'> {
  /** Lets so many hours pass, for the browsers of these pages as well; the scheduled jobs have run when it resolves. */
  readonly passHours: (hours: number, ...pages: Page[]) => Promise<void>;
}

interface OwnSuiteOptions extends Pick<SuiteOptions, 'importDir' | 'env'> {
  /** Begins the name of the folder with the data and logs of the suite. */
  readonly kind: string;
}

/** Ends only what hangs. */
export const OWN_SUITE_TIMEOUT_MS = 600_000;

const Moved = z.object({
  now: z.iso.datetime(),
  jobs: z.array(z.object({ name: z.string(), ok: z.boolean(), outcome: z.string() })),
});

/**
 * Starts a suite, lets `use` have it, and stops it. For fixtures of a worker: one that has such a fixture runs no file of other tests, so the addresses in its
 * environment are those of this suite.
 */
export async function withOwnSuite(
  { kind, ...options }: OwnSuiteOptions,
  use: (suite: OwnSuite) => Promise<void>,
): Promise<void> {
  const { dataDir, logDir } = openStateFolder(ROOT, kind);
  const suite = await startSuite({
    projectId: LOCAL_PROJECT_ID,
    ports: 'free',
    parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock'],
    dataDir,
    logDir,
    ...options,
  });
  Object.assign(process.env, suite.env);
  await use(ownSuite(suite));
  await suite.stop();
}

function ownSuite({ urls }: Suite): OwnSuite {
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

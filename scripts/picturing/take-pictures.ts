import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { ROOT, startSuite } from '../../emulators/suite/start-suite.ts';
import { openStateFolder } from '../../emulators/suite/state-folders.ts';
import { findBrowser } from '../../tests/support/browser/browser.ts';
import { buildAll } from '../building/build-all.ts';
import { DEMO_DATA, findDemoIds, signInDemoPeople, storageOf } from '../measuring/demo-visit.ts';
import type { DemoIds, Visitor } from '../measuring/screens.ts';
import { createDemoApi } from '../seeding/demo-api.ts';

const PICTURES = join(ROOT, 'docs', 'pictures');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

interface Picture {
  name: string;
  as: Visitor;
  path: (ids: DemoIds) => string;
  theme: 'dark' | 'light';
  viewport: typeof DESKTOP;
}

const SHOWN: readonly Picture[] = [
  { name: 'landing', as: 'visitor', path: () => '/', theme: 'light', viewport: DESKTOP },
  { name: 'marketplace', as: 'creator', path: () => '/marketplace', theme: 'dark', viewport: DESKTOP },
  {
    name: 'managed-loot',
    as: 'owner',
    path: ({ campaignId }) => `/loot-management/${campaignId}`,
    theme: 'light',
    viewport: DESKTOP,
  },
  { name: 'store', as: 'owner', path: ({ creatorId }) => `/store/${creatorId}`, theme: 'dark', viewport: DESKTOP },
  { name: 'dashboard', as: 'creator', path: () => '/dashboard', theme: 'dark', viewport: PHONE },
  {
    name: 'project',
    as: 'creator',
    path: ({ applicationId }) => `/my-approved-projects/${applicationId}`,
    theme: 'light',
    viewport: PHONE,
  },
];

// Takes the pictures of the README anew, with the demo data.
const { executablePath, args, env } = findBrowser(join(ROOT, '.cache', 'browser'));
await buildAll();
const suite = await startSuite({
  projectId: LOCAL_PROJECT_ID,
  ports: 'free',
  parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock', 'mail'],
  importDir: DEMO_DATA,
  ...openStateFolder(ROOT, 'pictures'),
});
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  const api = createDemoApi(suite.urls.hosting, suite.urls.auth);
  const people = await signInDemoPeople(api);
  const ids = await findDemoIds(api, people.owner, people.creator);
  mkdirSync(PICTURES, { recursive: true });
  for (const { name, as, path, theme, viewport } of SHOWN) {
    const stored = as === 'visitor' ? {} : storageOf(people[as]);
    const localStorage = Object.entries(stored).map(([key, value]) => ({ name: key, value }));
    const page = await browser.newPage({
      baseURL: suite.urls.hosting,
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: suite.urls.hosting, localStorage }] },
    });
    await page.goto(path(ids));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Loading...' }).first().waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.querySelector('[data-skeleton]') === null);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    await page.screenshot({ path: join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: 82 });
    console.log(`docs/pictures/${name}.jpg`);
    await page.close();
  }
} finally {
  await browser.close();
  await suite.stop();
}

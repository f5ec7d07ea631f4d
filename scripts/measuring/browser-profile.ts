import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import type { TestBrowser } from '../../tests/support/browser/browser.ts';

/** A page as somebody opens it. */
export interface Visit {
  url: string;
  /** Data that the browser kept from an earlier visit. */
  storage: Record<string, string>;
}

export interface BrowserProfile {
  /** Starts the browser, lets `use` use it and ends it. */
  open: <Result>(use: (context: BrowserContext) => Promise<Result>, args?: string[]) => Promise<Result>;
  remove: () => void;
}

type ContextOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

/** A browser that has never been at the address, or only knows the visit's storage. Its storage lasts until `remove`. */
export async function createProfile(
  browser: TestBrowser,
  { url, storage }: Visit,
  options: ContextOptions = {},
): Promise<BrowserProfile> {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-bench-'));
  const profile: BrowserProfile = {
    open: async (use, args = []) => {
      const context = await chromium.launchPersistentContext(folder, {
        ...options,
        executablePath: browser.executablePath,
        args: [...browser.args, ...args],
        env: { ...process.env, ...browser.env },
      });
      try {
        return await use(context);
      } finally {
        await context.close();
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  await profile.open(async (context) => {
    const page = await context.newPage();
    await page.goto(new URL('/robots.txt', url).href);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(storage));
  });
  return profile;
}

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../support/browser/browser.ts';
import { unpackBrowser } from '../support/browser/browser-package.ts';

// One for all: unpacking takes seconds.
const cache = mkdtempSync(join(tmpdir(), 'doubloon-browser-'));
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(cache, { recursive: true, force: true }));

describe('the browser for tests', () => {
  it.each(['BROWSER_PATH', 'CHROME_PATH'])('is the one %s names, or an error when that does not start', (name) => {
    vi.stubEnv('BROWSER_PATH', '');
    vi.stubEnv(name, '/no/such/browser');

    expect(() => findBrowser(cache)).toThrow(`${name} names /no/such/browser, which does not start`);
  });

  it('draws a page', async () => {
    const { executablePath, args, env } = findBrowser(cache);
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    const page = await browser.newPage();
    await page.setContent('<h1>Doubloon</h1>');

    expect(await page.locator('h1').boundingBox()).toMatchObject({ height: expect.any(Number) as number });
    await browser.close();
  });

  it('is unpacked once from its npm package', () => {
    const first = unpackBrowser(cache);
    const { ino, mtimeMs } = statSync(first.path);

    expect(unpackBrowser(cache)).toEqual(first);
    expect(statSync(first.path)).toMatchObject({ ino, mtimeMs });
    expect(first.path.startsWith(cache)).toBe(true);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../support/browser.ts';
import { unpackBrowser } from '../support/browser-package.ts';

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function cacheDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-browser-'));
  folders.push(folder);
  return folder;
}

describe('the browser for tests', () => {
  it.each(['BROWSER_PATH', 'CHROME_PATH'])('is the one %s names, or an error when that does not start', (name) => {
    vi.stubEnv('BROWSER_PATH', '');
    vi.stubEnv(name, '/no/such/browser');

    expect(() => findBrowser(cacheDir())).toThrow(`${name} names /no/such/browser, which does not start`);
  });

  it('draws a page', async () => {
    const { executablePath, args, env } = findBrowser(cacheDir());
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    const page = await browser.newPage();
    await page.setContent('<h1>Doubloon</h1>');

    expect(await page.locator('h1').boundingBox()).toMatchObject({ height: expect.any(Number) as number });
    await browser.close();
  });

  it('is unpacked once from its npm package', () => {
    const cache = cacheDir();
    const first = unpackBrowser(cache);

    expect(unpackBrowser(cache)).toEqual(first);
    expect(first.path.startsWith(cache)).toBe(true);
  });
});

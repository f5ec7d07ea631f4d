import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { ROOT } from '../emulators/suite/start-suite.ts';
import { findBrowser } from '../tests/support/browser/browser.ts';

/** Pages measured for each way; the quickest counts, because other processes run, too. */
const PAGES = 7;
const FILE = 'mount-elements.js';

/** Globals defined by `web/measuring/mount-elements.tsx`. */
declare const ways: string[];
declare function mountElements(way: string): { first: number; median: number };

const quickest = (times: number[]) => Math.min(...times).toFixed(1);

// Milliseconds to mount 600 elements in each way of styling them, each time in a page of its own.
const folder = mkdtempSync(join(tmpdir(), 'doubloon-styles-'));
const { executablePath, args, env } = findBrowser(join(ROOT, '.cache', 'browser'));
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'web'),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      lib: { entry: 'measuring/mount-elements.tsx', formats: ['iife'], name: 'bench', fileName: () => FILE },
    },
  });
  const open = async () => {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>Elements</title>');
    await page.addScriptTag({ path: join(folder, FILE) });
    return page;
  };
  const names = await (await open()).evaluate(() => ways);
  const found = new Map(names.map((name) => [name, { first: [] as number[], median: [] as number[] }]));
  for (let time = 0; time < PAGES; time += 1)
    for (const [name, { first, median }] of found) {
      const page = await open();
      const times = await page.evaluate((way) => mountElements(way), name);
      first.push(times.first);
      median.push(times.median);
      await page.close();
    }
  console.log(`${'600 elements, in ms'.padEnd(30)}  first time  median`);
  for (const [name, { first, median }] of found)
    console.log(`${name.padEnd(30)}  ${quickest(first).padStart(10)}  ${quickest(median).padStart(6)}`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

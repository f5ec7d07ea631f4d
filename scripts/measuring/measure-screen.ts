import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { reserveFreePorts } from '../../emulators/suite/ports.ts';
import type { TestBrowser } from '../../tests/support/browser.ts';

/** Lighthouse's results for a screen on its simulated phone; sizes in kB of 1000 bytes as sent, times in ms, scores out of 100. */
export interface Measurement {
  scriptKb: number;
  totalKb: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

export interface Visit {
  url: string;
  /** Data that the browser kept from an earlier visit. */
  storage: Record<string, string>;
}

export interface Found {
  measurement: Measurement;
  /** The checks that cost points, by their titles. */
  complaints: string[];
  /** The version of the browser that was used. */
  browser: string;
}

/** Opens an address in a browser that has never been there, or only knows `storage`, and measures it. Throws when the page does not open. */
export async function measureScreen(browser: TestBrowser, { url, storage }: Visit): Promise<Found> {
  const profile = mkdtempSync(join(tmpdir(), 'doubloon-bench-'));
  const reservation = await reserveFreePorts();
  const port = reservation.ports.ui;
  reservation.release();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser.executablePath,
    args: [...browser.args, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
    env: { ...process.env, ...browser.env },
  });
  try {
    const page = await context.newPage();
    await page.goto(new URL('/robots.txt', url).href);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(storage));
    await page.close();
    const flags = { port, output: 'json', logLevel: 'error', disableStorageReset: true } as const;
    const run = await lighthouse(url, flags);
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'was not measured'}`);
    const [chrome = 'unknown'] = /Chrome\/[\d.]+/.exec(run.lhr.environment.hostUserAgent) ?? [];
    return { measurement: read(run.lhr), complaints: complaintsOf(run.lhr), browser: chrome };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

interface Sent {
  items: { resourceType?: string; transferSize?: number }[];
}

function read(lhr: Result): Measurement {
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const { items } = (lhr.audits['network-requests']?.details ?? { items: [] }) as unknown as Sent;
  const sent = (type?: string) =>
    items
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
  return {
    scriptKb: Math.round(sent('Script')),
    totalKb: Math.round(sent()),
    lcpMs: Math.round(number('largest-contentful-paint')),
    tbtMs: Math.round(number('total-blocking-time')),
    cls: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

function complaintsOf(lhr: Result): string[] {
  const counted = ['accessibility', 'best-practices', 'seo'].flatMap(
    (category) => lhr.categories[category]?.auditRefs ?? [],
  );
  return counted
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 1)
    .map((audit) => audit?.title ?? '');
}

import lighthouse, { type Result } from 'lighthouse';
import { reserveFreePorts } from '../../emulators/suite/processes/ports.ts';
import type { TestBrowser } from '../../tests/support/browser/browser.ts';
import { createProfile, type Visit } from './browser-profile.ts';

/** Lighthouse's results for a screen on its simulated phone; sizes in kB of 1000 bytes as sent, times in ms, scores out of 100. */
export interface ScreenFigures {
  scriptKb: number;
  /** Number of scripts requested. */
  scripts: number;
  totalKb: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

export interface Found {
  figures: ScreenFigures;
  /** The checks that cost points, by their titles. */
  complaints: string[];
  /** The version of the browser that was used. */
  browser: string;
}

/** Opens an address in a browser that has never been there, or only knows the visit's storage, and measures it. Throws when the page does not open. */
export async function measureScreen(browser: TestBrowser, visit: Visit): Promise<Found> {
  const reservation = await reserveFreePorts();
  const port = reservation.ports.ui;
  reservation.release();
  const profile = await createProfile(browser, visit);
  try {
    return await profile.open(async () => {
      // A page for an address without one answers 404, and is a screen all the same.
      const ignoring = { disableStorageReset: true, ignoreStatusCode: true };
      const flags = { port, output: 'json', logLevel: 'error', ...ignoring } as const;
      const run = await lighthouse(visit.url, flags);
      if (!run || run.lhr.runtimeError)
        throw new Error(`${visit.url}: ${run?.lhr.runtimeError?.message ?? 'was not measured'}`);
      const [chrome = 'unknown'] = /Chrome\/[\d.]+/.exec(run.lhr.environment.hostUserAgent) ?? [];
      return { figures: read(run.lhr), complaints: complaintsOf(run.lhr), browser: chrome };
    }, [`--remote-debugging-port=${port}`]);
  } finally {
    profile.remove();
  }
}

interface Sent {
  items: { resourceType?: string; transferSize?: number }[];
}

function read(lhr: Result): ScreenFigures {
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const { items } = (lhr.audits['network-requests']?.details ?? { items: [] }) as unknown as Sent;
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  const kb = (sent: Sent['items']) =>
    Math.round(sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000);
  return {
    scriptKb: kb(scripts),
    scripts: scripts.length,
    totalKb: kb(items),
    fcpMs: Math.round(number('first-contentful-paint')),
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

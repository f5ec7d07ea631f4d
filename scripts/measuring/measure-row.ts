import { throttling } from 'lighthouse/core/config/constants.js';
import type { TestBrowser } from '../../tests/support/browser/browser.ts';
import type { CompressingProxy } from './compressing-proxy.ts';
import type { Measurement } from './figures.ts';
import { measureScreen } from './measure-screen.ts';
import { measureVisits } from './measure-visits.ts';
import type { MeasuredScreen } from './screens.ts';
import type { Site } from './site.ts';

/** The results for a screen of one run. */
export interface MeasuredRow {
  measurement: Measurement;
  /** The checks that cost points, by their titles. */
  complaints: string[];
  /** The version of the browser that was used. */
  browser: string;
}

/** Measures a screen that `proxy` serves: by Lighthouse, which simulates a phone and its network, and by visits from one that is really slow. */
export async function measureRow(
  browser: TestBrowser,
  site: Site,
  proxy: CompressingProxy,
  { as, path, shows, via, isPublic }: MeasuredScreen,
): Promise<MeasuredRow> {
  const visit = { url: `${proxy.origin}${path(site.ids)}`, storage: await site.storageOf(as) };
  const { figures, complaints, browser: version } = await measureScreen(browser, visit);
  proxy.pretend(throttling.mobileSlow4G);
  const visits = await measureVisits(browser, { ...visit, shows, via }).finally(() => proxy.pretend(null));
  return {
    measurement: { ...figures, ...visits },
    // Only public pages are for search engines.
    complaints: complaints.filter((title) => isPublic || !/index/i.test(title)),
    browser: version,
  };
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { DEFAULT_PORTS, HOST } from '../emulators/suite/ports.ts';
import { ROOT, startSuite } from '../emulators/suite/start-suite.ts';
import { openStateFolder } from '../emulators/suite/state-folders.ts';
import { findBrowser } from '../tests/support/browser.ts';
import { buildAll } from './building/build-all.ts';
import { startCompressingProxy } from './measuring/compressing-proxy.ts';
import { DEMO_DATA, findDemoIds, signInDemoPeople, storageOf } from './measuring/demo-visit.ts';
import { measureScreen, type Found, type Measurement } from './measuring/measure-screen.ts';
import { delayLine, measureMessageDelay } from './measuring/message-delay.ts';
import { MEASURED_SCREENS } from './measuring/screens.ts';
import { tableHead, tableRow, type BenchRecord } from './measuring/table.ts';
import { createDemoApi } from './seeding/demo-api.ts';

const RECORD = join(ROOT, 'docs', 'bench-web.json');

const { values } = parseArgs({
  options: {
    /** Makes what was measured the record that later runs are compared with. */
    record: { type: 'boolean', default: false },
    /** Only screens whose name contains this; `message delay` is the one figure that is no screen's. */
    only: { type: 'string', default: '' },
    /** Times each screen is measured, after a first time that does not count; the middle one is shown. */
    runs: { type: 'string', default: '1' },
  },
});

const middle = (found: Found[]): Found =>
  found.sort((a, b) => a.measurement.lcpMs - b.measurement.lcpMs)[Math.floor(found.length / 2)] as Found;

const browser = findBrowser(join(ROOT, '.cache', 'browser'));
await buildAll();
const suite = await startSuite({
  projectId: LOCAL_PROJECT_ID,
  ports: 'free',
  parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock'],
  importDir: DEMO_DATA,
  ...openStateFolder(ROOT, 'bench'),
});
const proxy = await startCompressingProxy(suite.urls.hosting, {
  origin: suite.urls.storage,
  // The demo data was made for `npm start`.
  named: `http://${HOST}:${DEFAULT_PORTS.storage}`,
});
try {
  const api = createDemoApi(suite.urls.hosting, suite.urls.auth);
  const people = await signInDemoPeople(api);
  const ids = await findDemoIds(api, people.owner, people.creator);
  const last = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as BenchRecord) : undefined;
  if (last) console.log(`In brackets: ${last.date}, ${last.machine}, ${last.browser}`);
  console.log(tableHead());
  const rows: Record<string, Measurement> = {};
  const complaints: string[] = [];
  let browserVersion = '';
  for (const { screen, as, path, isPublic } of MEASURED_SCREENS) {
    const name = `${screen} (${as})`;
    if (!name.includes(values.only)) continue;
    const visit = { url: `${proxy.origin}${path(ids)}`, storage: as === 'visitor' ? {} : storageOf(people[as]) };
    // The first visit finds functions that have to wake up and files that were never compressed.
    await measureScreen(browser, visit);
    const found: Found[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) found.push(await measureScreen(browser, visit));
    const { measurement, complaints: its, ...rest } = middle(found);
    browserVersion = rest.browser;
    rows[name] = measurement;
    console.log(tableRow(name, measurement, last?.rows[name]));
    // Only public pages are for search engines.
    complaints.push(...its.filter((title) => isPublic || !/index/i.test(title)).map((title) => `${name}: ${title}`));
  }
  let messageDelay = last?.messageDelay;
  if ('message delay'.includes(values.only)) {
    const { owner: writer, creator: reader } = people;
    const now = await measureMessageDelay(browser, { site: suite.urls.hosting, api, writer, reader });
    console.log(`\n${delayLine(now, messageDelay)}`);
    messageDelay = now;
  }
  if (complaints.length > 0) console.log(`\nWhat cost points:\n${complaints.map((each) => `  ${each}`).join('\n')}`);
  if (values.record) {
    const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}-${process.arch}`;
    const record = {
      date: new Date().toISOString().slice(0, 10),
      machine,
      browser: browserVersion || (last?.browser ?? ''),
      rows: { ...last?.rows, ...rows },
      messageDelay,
    };
    writeFileSync(RECORD, `${JSON.stringify(record satisfies BenchRecord, null, 2)}\n`);
  }
} finally {
  proxy.close();
  await suite.stop();
}

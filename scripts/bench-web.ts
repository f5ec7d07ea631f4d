import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../emulators/suite/start-suite.ts';
import { findBrowser } from '../tests/support/browser/browser.ts';
import { middleOf } from './measuring/figures.ts';
import { measureRow, type MeasuredRow } from './measuring/measure-row.ts';
import { delayLine, measureMessageDelay } from './measuring/message-delay.ts';
import { makeOwnCertificate } from './measuring/own-certificate.ts';
import { PEER, servePeer } from './measuring/peer.ts';
import { MEASURED_SCREENS } from './measuring/screens.ts';
import { startSite, type Site } from './measuring/site.ts';
import { tableHead, tableRow, type BenchRecord, type Rows } from './measuring/table.ts';

const RECORD = join(ROOT, 'docs', 'bench-web.json');

const { values } = parseArgs({
  options: {
    /** Makes these measurements the record that later runs are compared with. */
    record: { type: 'boolean', default: false },
    /** Words that choose the rows to measure: those whose name contains one of them, separated by commas; `message delay` is the one figure that is no screen's. */
    only: { type: 'string', default: '' },
    /** Times each screen is measured, after a first time that does not count; the middle of each figure is shown. */
    runs: { type: 'string', default: '1' },
    /** The folder of another checkout, with its packages: each screen is measured there in turn with here. */
    against: { type: 'string' },
  },
});
const words = values.only.split(',').map((word) => word.trim());
const isWanted = (name: string) => words.some((word) => name.includes(word));

const certificate = makeOwnCertificate();
const found = findBrowser(join(ROOT, '.cache', 'browser'));
const browser = { ...found, args: [...found.args, certificate.trustIt] };
const closing: (() => Promise<void>)[] = [];
const start = async (folder: string): Promise<Site> => {
  const site = await startSite(folder, certificate);
  closing.push(site.stop);
  return site;
};

try {
  const here = await start(ROOT);
  const other = values.against === undefined ? undefined : await startOther(resolve(values.against));
  const peer = await servePeer(here.hosting);
  closing.push(peer.close);
  const peerProxy = await here.serveLikewise(peer.origin);

  const last = existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as BenchRecord) : undefined;
  if (other) console.log(`In brackets: ${other.commit}`);
  else if (last) console.log(`In brackets: ${last.date}, ${last.machine}, ${last.browser}`);
  console.log(tableHead());
  const rows: Rows = {};
  let messageDelay = last?.messageDelay;
  let browserVersion = '';
  /** Writes the record after every row, so that one that never shows costs no other. */
  const keepRecord = () => {
    const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}-${process.arch}`;
    const record = {
      date: new Date().toISOString().slice(0, 10),
      machine,
      browser: browserVersion || (last?.browser ?? ''),
      rows: { ...last?.rows, ...rows },
      against: other ? { commit: other.commit, rows: other.rows } : last?.against,
      messageDelay,
    };
    writeFileSync(RECORD, `${JSON.stringify(record satisfies BenchRecord, null, 2)}\n`);
  };
  const complaints = new Set<string>();
  for (const screen of [PEER, ...MEASURED_SCREENS]) {
    const name = `${screen.screen} (${screen.as})`;
    if (!isWanted(name)) continue;
    const isPeer = screen === PEER;
    const sites = other && !isPeer ? [here, other.site] : [here];
    const measure = (site: Site) => measureRow(browser, site, isPeer ? peerProxy : site.proxy, screen);
    // The first visit finds functions that have to wake up and files that were never compressed.
    for (const site of sites) await measure(site);
    const runs = sites.map((): MeasuredRow[] => []);
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [index, site] of sites.entries()) runs[index]?.push(await measure(site));
    }
    const [now = {}, before] = runs.map((its) => middleOf(its.map(({ measurement }) => measurement)));
    rows[name] = now;
    if (other && before) other.rows[name] = before;
    console.log(tableRow(name, now, other ? before : last?.rows[name]));
    for (const row of runs[0] ?? []) {
      browserVersion = row.browser;
      for (const title of row.complaints) complaints.add(`${name}: ${title}`);
    }
    if (values.record) keepRecord();
  }
  if (isWanted('message delay')) {
    const { owner: writer, creator: reader } = await here.people();
    const now = await measureMessageDelay(browser, { site: here.hosting, api: here.api, writer, reader });
    console.log(`\n${delayLine(now, messageDelay)}`);
    messageDelay = now;
    if (values.record) keepRecord();
  }
  if (complaints.size > 0) console.log(`\nWhat cost points:\n${[...complaints].map((each) => `  ${each}`).join('\n')}`);
} finally {
  for (const close of closing.reverse()) await close();
}

async function startOther(folder: string) {
  const commit = execFileSync('git', ['-C', folder, 'rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  const rows: Rows = {};
  return { site: await start(folder), commit, rows };
}

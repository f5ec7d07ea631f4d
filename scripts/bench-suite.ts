import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoApi } from './seeding/demo-api.ts';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { HOST } from '../emulators/suite/processes/ports.ts';
import { findRunProcesses } from '../emulators/suite/processes/run-processes.ts';
import { FIREBASE_PARTS } from '../emulators/suite/firebase/firebase-part.ts';
import { STAND_INS } from '../emulators/suite/stand-in-parts.ts';
import { ROOT, startSuite } from '../emulators/suite/start-suite.ts';

/**
 * `npm run bench:suite` starts a suite with all parts and the demo data, on Linux and after a build, and prints its needs: seconds of processor until it is
 * ready, then each process with its memory, idle and after requests and events of every trigger.
 */
const TICKS_PER_SECOND = 100;
const READS = 200;
const SIGN_UPS = 40;

interface Cost {
  name: string;
  /** Proportional set size: shared pages count once for all who share them. */
  mb: number;
  /** Processor time so far, ended children included. */
  seconds: number;
}

function costOf(pid: number): Cost {
  const pss = /^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // proc(5): utime, stime, cutime and cstime are the fields 14 to 17; the name in field 2 may hold blanks.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  const [file = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  const script = args.find((word) => /\.[jt]s$/.test(word) && !word.startsWith('file:'));
  return {
    name: (script ?? file).split('/').slice(-2).join('/'),
    mb: Number(pss) / 1024,
    seconds: ticks.reduce((sum, each) => sum + Number(each), 0) / TICKS_PER_SECOND,
  };
}

function report(when: string, runId: string): void {
  const costs = findRunProcesses(runId)
    .map(costOf)
    .sort((a, b) => b.mb - a.mb);
  const total = (of: 'mb' | 'seconds') => costs.reduce((sum, cost) => sum + cost[of], 0);
  console.log(`${when}: ${costs.length} processes, ${total('mb').toFixed(0)} MB, ${total('seconds').toFixed(1)} s`);
  for (const { name, mb, seconds } of costs)
    console.log(`  ${mb.toFixed(0).padStart(5)} MB ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** Writes a few documents of each collection that a trigger follows, so that each has run; resolves with how many that were. */
async function touchDocuments(): Promise<number> {
  const documents = `${suite.urls.firestore}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const { backends } = (await (await fetch(`${suite.urls.functions}/backends`)).json()) as {
    backends: { functionTriggers: { eventTrigger?: { eventFilterPathPatterns?: { document?: string } } }[] }[];
  };
  const collections = backends[0]?.functionTriggers.flatMap(
    ({ eventTrigger }) => eventTrigger?.eventFilterPathPatterns?.document?.split('/')[0] ?? [],
  );
  let written = 0;
  for (const collection of new Set(collections)) {
    const answer = await fetch(`${documents}/${collection}?pageSize=5`, { headers });
    const found = ((await answer.json()) as { documents?: { name: string; fields: object }[] }).documents ?? [];
    for (const { name, fields } of found) {
      const body = JSON.stringify({ fields: { ...fields, measured: { integerValue: '1' } } });
      const url = `${suite.urls.firestore}/v1/${name}`;
      written += Number((await fetch(url, { method: 'PATCH', headers, body })).ok);
    }
  }
  return written;
}

const folder = mkdtempSync(join(tmpdir(), 'doubloon-measure-'));
const began = performance.now();
const suite = await startSuite({
  projectId: LOCAL_PROJECT_ID,
  ports: 'free',
  parts: [...FIREBASE_PARTS, ...STAND_INS],
  importDir: join(ROOT, 'emulator-data'),
  dataDir: join(folder, 'data'),
  logDir: join(folder, 'logs'),
});
console.log(`ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
report('idle', suite.runId);

const playBegan = performance.now();
const api = createDemoApi(suite.urls.hosting, suite.urls.auth);
const signUp = (number: number) =>
  api.signUp({
    name: `Person ${number}`,
    username: `person.${number}`,
    email: `person.${number}@example.com`,
    password: 'treasure-map',
    role: number % 2 === 0 ? 'content_creator' : 'business_owner',
  });
await Promise.all([
  ...Array.from({ length: SIGN_UPS }, (_, number) => signUp(number)),
  ...Array.from({ length: READS }, () => fetch(`${suite.urls.hosting}/api/health`).then((answer) => answer.text())),
]);
const touched = await touchDocuments();
// Answers when the functions emulator has nothing left to do.
await fetch(`http://${HOST}:${suite.ports.hub}/functions/disableBackgroundTriggers`, { method: 'PUT' });
console.log(
  `${SIGN_UPS} sign-ups, ${READS} requests, ${touched} written documents in ${((performance.now() - playBegan) / 1000).toFixed(1)} s`,
);
report('after all that', suite.runId);
await suite.stop();
rmSync(folder, { recursive: true, force: true });

import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Dashboard } from '@doubloon/contract/dashboard/dashboard.ts';
import { PersonRecord } from '@doubloon/contract/records/record.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { createApp } from '../../functions/src/app.ts';
import * as deployed from '../../functions/src/index.ts';
import { getProcessDependencies } from '../../functions/src/platform/process-dependencies.ts';
import type { Difference } from '../../functions/src/platform/projections/recheck.ts';
import { compareDerivedData } from '../../functions/src/repair-derived-data.ts';
import { createDemoApi } from '../../scripts/seeding/demo-api.ts';
import { createDemoClock } from '../../scripts/seeding/demo-clock.ts';
import { playDemoData } from '../../scripts/seeding/demo-data.ts';
import { startEngineSuite, type EngineSuite } from './support/engine-suite.ts';
import {
  startEventRecorder,
  type EventFunction,
  type EventRecorder,
  type RecordedEvent,
} from './support/event-recorder.ts';
import { playEventfulDay } from './support/eventful-day.ts';
import { wipeDerivedData } from './support/wipe-derived-data.ts';

const SEED = 20261120;
const AT_ONCE = 8;

let suite: EngineSuite;
let server: Server;
let recorder: EventRecorder;
let recorded: readonly RecordedEvent[];

const db = () => getProcessDependencies().db;

async function differences() {
  const found: Difference[] = [];
  for await (const page of compareDerivedData({ db: db(), clock: { now: () => new Date() } })) {
    found.push(...page.differences);
  }
  return found;
}

/** Resolves when the triggers have followed everything written so far; without repairing anything. */
async function settle(): Promise<void> {
  await recorder.until(async () => expect(await differences()).toEqual([]));
}

beforeAll(async () => {
  const triggers = Object.entries(deployed).filter(([name]) => name.endsWith('Written'));
  recorder = await startEventRecorder(Object.fromEntries(triggers) as unknown as Record<string, EventFunction>);
  suite = await startEngineSuite(['auth', 'firestore', 'storage', 'stripe', 'social', 'clock', 'mail'], {
    eventsTo: recorder.address,
  });
  for (const [name, value] of Object.entries(suite.env)) vi.stubEnv(name, value);
  vi.stubEnv('LOG_LEVEL', 'silent');
  await recorder.register(suite.urls.firestore, LOCAL_PROJECT_ID);
  server = createServer(createApp(getProcessDependencies()) as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const api = createDemoApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, suite.urls.auth);
  const grantAdmin = [join(ROOT, 'scripts', 'grant-admin.ts'), '--project', LOCAL_PROJECT_ID, '--unproven', '--email'];
  const now = new Date();
  const cast = await playDemoData({
    api,
    socialWeb: suite.urls.social,
    stripe: suite.urls.stripe,
    now,
    clock: createDemoClock(suite.urls.clock, now),
    makeAdmin: async (email) => {
      await promisify(execFile)(process.execPath, [...grantAdmin, email], { env: { ...process.env, ...suite.env } });
    },
    runTriggers: settle,
  });
  await playEventfulDay(api, cast);
  await settle();
  recorded = [...recorder.events];
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await db().firestore.terminate();
  await recorder.close();
  await suite.dispose();
  vi.unstubAllEnvs();
});

/** Delivers every recorded event again, one to three times, in random order and several at a time; resolves with how many that were. */
async function deliverAgain(seed: number): Promise<number> {
  const times = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: recorded.length, maxLength: recorded.length });
  const [repeats = []] = fc.sample(times, { seed, numRuns: 1 });
  const repeated = recorded.flatMap((event, index) => Array.from({ length: repeats[index] ?? 1 }, () => event));
  const whole = { minLength: repeated.length, maxLength: repeated.length };
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(repeated, whole), { seed, numRuns: 1 });
  const queue = shuffled.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const event of queue) await recorder.deliver(event);
    }),
  );
  await recorder.idle();
  return shuffled.length;
}

const HOLDERS = [
  COLLECTIONS.dailyFigures,
  COLLECTIONS.dashboards,
  COLLECTIONS.records,
  COLLECTIONS.campaigns,
  COLLECTIONS.publicCampaigns,
  COLLECTIONS.stores,
  COLLECTIONS.affiliateLinks,
  COLLECTIONS.conversations,
  COLLECTIONS.reviews,
];

/** The documents that hold what triggers derive. Without unread notifications: what was read or told of is no fact of another document. */
async function derivedDocuments(): Promise<Record<string, object>> {
  const found = await Promise.all(HOLDERS.map((name) => db().firestore.collection(name).get()));
  return Object.fromEntries(
    found
      .flatMap(({ docs }) => docs)
      .map((document) => {
        const { id: holder } = document.ref.parent;
        if (holder === COLLECTIONS.records) return [document.ref.path, PersonRecord.parse(document.data())];
        const isDashboard = holder === COLLECTIONS.dashboards;
        const data = isDashboard ? { ...Dashboard.parse(document.data()), notifications: null } : document.data();
        return [document.ref.path, data];
      }),
  );
}

describe('the events of the engine', () => {
  it('come from every kind of document that something is derived from', () => {
    const seen = new Set(recorded.map(({ trigger }) => trigger));
    const all = Object.keys(deployed).filter((name) => name.endsWith('Written'));
    expect(all.filter((name) => !seen.has(name))).toEqual([]);
    expect(recorded.length).toBeGreaterThan(300);
    expect(recorder.failures).toEqual([]);
  });

  it('change nothing when they all come again, in random order and several at once', async () => {
    const before = await derivedDocuments();
    const count = await deliverAgain(SEED);
    console.log(`${recorded.length} events, ${count} deliveries once more (seed ${SEED})`);
    expect(await differences()).toEqual([]);
    expect(await derivedDocuments()).toEqual(before);
  });

  it('bring back everything derived when it is lost, in whatever order they come', async () => {
    const before = await derivedDocuments();
    recorder.hold();
    await wipeDerivedData(db());
    expect((await differences()).length).toBeGreaterThan(100);
    recorder.release();
    const count = await deliverAgain(SEED + 1);
    console.log(`${recorded.length} events, ${count} deliveries onto an empty slate (seed ${SEED + 1})`);
    await settle();
    expect(await derivedDocuments()).toEqual(before);
  });
});

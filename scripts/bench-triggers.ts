import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_PROJECT_ID } from '../emulators/suite/local-project.ts';
import { ROOT, startSuite } from '../emulators/suite/start-suite.ts';
import { buildFunctions } from '../functions/build.ts';
import * as deployed from '../functions/src/index.ts';
import { useInstance } from './measuring/trigger-instance.ts';

const USAGE = `Usage: npm run bench:triggers [-- --at-once 20,80 --events N --only NAME,NAME]

What an instance of each Firestore trigger holds at most, in MiB, while it is handed events of the demo data: as many at once as its options allow,
or as said. Ends with status 1 when one comes closer than a quarter to the memory that its options give it.`;

interface Trigger {
  readonly __endpoint: {
    readonly availableMemoryMb: number;
    readonly concurrency: number;
    readonly eventTrigger: { readonly eventFilterPathPatterns: { readonly document: string } };
  };
}

const { values } = parseArgs({
  options: {
    'at-once': { type: 'string' },
    events: { type: 'string', default: '1000' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const FULL = 0.75;
const only = values.only?.split(',');
const folder = mkdtempSync(join(tmpdir(), 'doubloon-triggers-'));
await buildFunctions();
const suite = await startSuite({
  projectId: LOCAL_PROJECT_ID,
  ports: 'free',
  parts: ['auth', 'firestore', 'storage', 'stripe'],
  importDir: join(ROOT, 'emulator-data'),
  dataDir: join(folder, 'data'),
  logDir: join(folder, 'logs'),
});

/** Events of writes that change nothing, one for each document of a collection. */
async function eventsOf(collection: string): Promise<object[]> {
  const database = `projects/${LOCAL_PROJECT_ID}/databases/(default)`;
  const response = await fetch(`${suite.urls.firestore}/v1/${database}/documents:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: collection }], limit: 300 } }),
  });
  const found = (await response.json()) as { document?: { name: string } }[];
  const documents = found.flatMap(({ document }) => document ?? []);
  const events = documents.map((document) => ({
    specversion: '1.0',
    id: document.name,
    source: `//firestore.googleapis.com/${database}`,
    type: 'google.cloud.firestore.document.v1.written',
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    project: LOCAL_PROJECT_ID,
    database: '(default)',
    document: document.name.split('/documents/')[1],
    data: { value: document, oldValue: document },
  }));
  return events.length === 0 ? [] : Array.from({ length: Number(values.events) }, (_, i) => events[i % events.length]!);
}

let tooMuch = 0;
try {
  for (const [name, trigger] of Object.entries(deployed as unknown as Record<string, Trigger>)) {
    if (!name.endsWith('Written') || (only && !only.includes(name))) continue;
    const { availableMemoryMb, concurrency, eventTrigger } = trigger.__endpoint;
    const [collection = ''] = eventTrigger.eventFilterPathPatterns.document.split('/');
    const events = await eventsOf(collection);
    for (const atOnce of values['at-once']?.split(',').map(Number) ?? [concurrency]) {
      const { idleMib, peakMib, failed, failure } = await useInstance(
        join(ROOT, 'functions', 'dist'),
        name,
        availableMemoryMb,
        suite.env,
        events,
        atOnce,
      );
      if (peakMib > availableMemoryMb * FULL) tooMuch += 1;
      console.log(
        `${name}: ${peakMib} MiB of ${availableMemoryMb} with ${atOnce} at once (${idleMib} before; ${events.length} events, ${failed} failed${failure ? `: ${failure.slice(0, 100)}` : ''})`,
      );
    }
  }
} finally {
  await suite.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(tooMuch > 0 ? 1 : 0);

import { afterEach, expect, it } from 'vitest';
import type { Dependencies } from './dependencies.ts';
import { createLog } from './log.ts';
import { provideDomains, setProcessDependencies, type Domains } from './process-dependencies.ts';
import { runTrigger } from './run-trigger.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const lines: Record<string, unknown>[] = [];

afterEach(() => {
  setProcessDependencies(undefined);
  lines.length = 0;
});

const ON_USER_WRITTEN = { name: 'onUserWritten', secrets: [] };

it('logs a failure with the trigger, the document and the trace, and throws it on', async () => {
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  provideDomains({} as Domains);
  setProcessDependencies({ log, config: {} } as unknown as Dependencies);
  const event = { document: 'users/u1', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  const failed = new Error('contended');
  const work = (deps: Dependencies) => {
    deps.log.info('working');
    return Promise.reject(failed);
  };
  await expect(runTrigger(ON_USER_WRITTEN, event, work)).rejects.toBe(failed);
  const trace = `projects/local/traces/${TRACE}`;
  expect(lines).toMatchObject([
    { message: 'working', operation: 'onUserWritten', 'logging.googleapis.com/trace': trace },
    { message: 'trigger failed', severity: 'ERROR', operation: 'onUserWritten', document: 'users/u1' },
  ]);
});

const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ['drops an event older than a day, and says so', DAY_MS + 60_000, []],
  ['works on an event of almost a day', DAY_MS - 60_000, ['worked']],
])('%s', async (_what, ageMs, worked) => {
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  provideDomains({} as Domains);
  setProcessDependencies({ log, config: {} } as unknown as Dependencies);
  const done: string[] = [];
  const time = new Date(Date.now() - ageMs).toISOString();
  await runTrigger(ON_USER_WRITTEN, { document: 'users/u1', time }, () => Promise.resolve(void done.push('worked')));
  expect(done).toEqual(worked);
  const dropped = { message: 'event dropped: older than a day', severity: 'WARNING', operation: 'onUserWritten' };
  expect(lines).toMatchObject(worked.length > 0 ? [] : [{ ...dropped, document: 'users/u1', time }]);
});

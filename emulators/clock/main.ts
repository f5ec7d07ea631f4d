import { parseArgs } from 'node:util';
import { createClockServer } from './server.ts';
import { openTestClock } from './test-clock.ts';
import { createTicker } from './ticker.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12113' },
    file: { type: 'string', default: process.env.TEST_CLOCK_FILE },
    api: { type: 'string', default: 'http://127.0.0.1:5000/api' },
    every: { type: 'string', default: '60000' },
    job: { type: 'string', multiple: true, default: [] },
  },
});
if (!values.file) throw new Error('Say where the clock is kept: --file PATH, or set TEST_CLOCK_FILE');

const log = (line: string) => console.log(`[clock] ${line}`);
const clock = openTestClock(values.file);
const ticker = createTicker({ apiBase: values.api, jobs: values.job, everyMs: Number(values.every), clock, log });
const server = await createClockServer({ port: Number(values.port), clock, ticker });
ticker.start();
log(`${server.url} moves ${values.file}; ${values.job.length} scheduled jobs every ${values.every} ms of test time`);

const stop = () => void server.close().then(() => process.exit(0));
process.once('SIGTERM', stop).once('SIGINT', stop);

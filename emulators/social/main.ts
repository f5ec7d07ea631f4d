import { parseArgs } from 'node:util';
import { openTestClock } from '../clock/test-clock.ts';
import { createSocialWeb } from './server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '12112' }, 'data-file': { type: 'string' } },
});
const clock = process.env.TEST_CLOCK_FILE ? openTestClock(process.env.TEST_CLOCK_FILE) : undefined;
const web = await createSocialWeb({
  port: Number(values.port),
  dataFile: values['data-file'],
  ...(clock ? { now: () => clock.now() } : {}),
});
console.log(`[social] ${web.url} stands in for the social web`);

const stop = () => void web.close().then(() => process.exit(0));
process.once('SIGTERM', stop).once('SIGINT', stop);

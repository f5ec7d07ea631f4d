import { parseArgs } from 'node:util';
import { openTestClock } from '../clock/test-clock.ts';
import { createMailStandIn } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12114' },
    'smtp-port': { type: 'string', default: '12115' },
    'data-file': { type: 'string' },
  },
});
const clock = process.env.TEST_CLOCK_FILE ? openTestClock(process.env.TEST_CLOCK_FILE) : undefined;
const mail = await createMailStandIn({
  port: Number(values.port),
  smtpPort: Number(values['smtp-port']),
  dataFile: values['data-file'],
  ...(clock ? { now: () => clock.now() } : {}),
});
console.log(`[mail] ${mail.url} shows the mails that ${mail.smtpUrl} takes`);

const stop = () => void mail.close().then(() => process.exit(0));
process.once('SIGTERM', stop).once('SIGINT', stop);

import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { listConversations } from '@doubloon/contract/messaging/operations.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { ROOT, startSuite } from '../../../emulators/suite/start-suite.ts';
import { createApp } from '../../../functions/src/app.ts';
import { connectProduct } from '../../connecting/connect-product.ts';
import { createDemoApi } from '../../seeding/demo-api.ts';
import { readDemoAccounts } from '../../starting/demo-accounts.ts';
import { busiestCalls } from './busiest-calls.ts';
import { compareApi } from './compare-api.ts';
import { verifyingAsDeployed } from './deployed-auth.ts';

const USAGE = `Usage: npm run bench:api [-- --rounds N --calls N --connections N --note TEXT --record]

Compares the ten busiest operations with a bare Express app that sends the same reads, in one process and one run, on the demo data in a suite of
its own. Prints calls a second, the milliseconds of half of the calls and of the slowest twentieth, and the median ratio of the rounds (1 is as fast
as the bare app). With --record it writes docs/bench-api.json. A person has 300 calls of an operation a minute: keep rounds times calls below that.`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    calls: { type: 'string', default: '40' },
    connections: { type: 'string', default: '10' },
    note: { type: 'string', default: '' },
    record: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const effort = {
  rounds: Number(values.rounds),
  calls: Number(values.calls),
  connections: Number(values.connections),
};
const folder = mkdtempSync(join(tmpdir(), 'doubloon-api-'));
const demo = join(ROOT, 'emulator-data');
const suite = await startSuite({
  projectId: LOCAL_PROJECT_ID,
  ports: 'free',
  parts: ['auth', 'firestore'],
  importDir: demo,
  dataDir: join(folder, 'data'),
  logDir: join(folder, 'logs'),
});
try {
  Object.assign(process.env, suite.env, { LOG_LEVEL: 'silent' });
  const deps = connectProduct(LOCAL_PROJECT_ID);
  const app = createApp({ ...deps, auth: verifyingAsDeployed(deps.auth) });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = createDemoApi(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    `http://${suite.env['FIREBASE_AUTH_EMULATOR_HOST']}`,
  );
  const account = readDemoAccounts(demo).find(({ email }) => email.startsWith('creator@'));
  if (!account) throw new Error('The demo data have no creator');
  const person = await api.signIn(account);
  const [campaign] = await api.call(listCampaigns, { query: {} }, person);
  const [conversation] = await api.call(listConversations, { query: {} }, person);
  if (!campaign || !conversation) throw new Error('The demo data have no loot or no conversation');
  const ofPerson = { ...person, campaignId: campaign.id, conversationId: conversation.id };
  const operations = await compareApi(app, busiestCalls(ofPerson), effort);
  for (const { id, reads, steps, product, bare, ratio } of operations) {
    console.log(
      `${id.padEnd(20)} ratio ${ratio.toFixed(2)}  ${product.perSecond}/s (${product.p50Ms}, ${product.p95Ms} ms)  bare ${bare.perSecond}/s (${bare.p50Ms}, ${bare.p95Ms} ms)  ${reads} reads in ${steps} steps`,
    );
  }
  if (values.record) {
    const record = {
      date: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
      machine: `${availableParallelism()} cores, ${process.platform}-${process.arch}, Node ${process.versions.node}`,
      engine: suite.engine.engine,
      note: values.note,
      effort,
      operations,
    };
    writeFileSync(join(ROOT, 'docs', 'bench-api.json'), `${JSON.stringify(record, null, 2)}\n`);
  }
  server.close();
  server.closeAllConnections();
  await deps.db.firestore.terminate();
} finally {
  await suite.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

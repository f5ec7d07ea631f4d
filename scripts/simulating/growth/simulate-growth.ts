import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { Firestore } from '@google-cloud/firestore';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { startSuite } from '../../../emulators/suite/start-suite.ts';
import { productDatabase } from '../../../tests/support/setup/product-database.ts';
import type { DemoApi, DemoPerson } from '../../seeding/demo-api.ts';
import { connectProduct } from '../../connecting/connect-product.ts';
import { GROWTH_FILE, whatGrows, type GrowthRecord, type MeasuredSize } from './growth-record.ts';
import { GROWTH_SIZES } from './growth-sizes.ts';
import { measureSize } from './measure-size.ts';

const USAGE = `Usage: npm run simulate:growth [-- --note TEXT --record]

Fills a database of the emulators with generated data, at ${GROWTH_SIZES.map(({ name }) => name).join(', ')}, calls the busiest operations and runs the busiest jobs over it.
Says how many documents a call or an item reads and writes, and how many items a second a job takes. Ends with status 1 when a call or an item needs
more documents at a larger size. With --record it writes docs/measured/growth.json, from which npm run simulate:scale takes what was measured.
Takes some minutes.`;

const { values } = parseArgs({
  options: {
    note: { type: 'string', default: '' },
    record: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const signUp = (role: ChoosableRole, demo: DemoApi): Promise<DemoPerson> => {
  const [username, password] = [`g${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')];
  return demo.signUp({ name: 'Gro Wing', username, email: `${username}@example.com`, password, role });
};

const folder = mkdtempSync(join(tmpdir(), 'doubloon-growth-'));
const suite = await startSuite({
  projectId: LOCAL_PROJECT_ID,
  ports: 'free',
  parts: ['auth', 'firestore', 'stripe'],
  dataDir: join(folder, 'data'),
  logDir: join(folder, 'logs'),
});
const sizes: MeasuredSize[] = [];
try {
  Object.assign(process.env, suite.env, { LOG_LEVEL: 'silent' });
  const product = connectProduct(LOCAL_PROJECT_ID);
  for (const [number, size] of GROWTH_SIZES.entries()) {
    // The engine separates the projects, so each size begins with an empty database.
    const firestore = new Firestore({
      projectId: `${LOCAL_PROJECT_ID}-growth${number}`,
      ignoreUndefinedProperties: true,
    });
    const measured = await measureSize({ ...product, db: productDatabase(firestore, product.log) }, size, {
      signUp,
      say: console.log,
    });
    await firestore.terminate();
    sizes.push(measured);
    describe(measured);
  }
  const grows = whatGrows(sizes);
  for (const line of grows) console.log(`grows: ${line}`);
  if (values.record) {
    const record: GrowthRecord = {
      date: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
      machine: `${availableParallelism()} cores, ${process.platform}-${process.arch}, Node ${process.versions.node}`,
      engine: suite.engine.engine,
      note: values.note,
      sizes,
    };
    writeFileSync(GROWTH_FILE, `${JSON.stringify(record, null, 2)}\n`);
  }
  process.exitCode = grows.length > 0 ? 1 : 0;
} finally {
  await suite.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

function describe({ name, documents, calls, jobs }: MeasuredSize): void {
  const total = Object.values(documents).reduce((sum, count) => sum + count, 0);
  console.log(`\n${name}: ${total} documents`);
  for (const { id, reads, writes, p50Ms } of calls)
    console.log(`  ${id.padEnd(26)} ${reads} reads, ${writes} writes, ${p50Ms} ms`);
  for (const { job, items, readsPerItem, writesPerItem, perSecond, cpuMsPerItem, grewByMiB } of jobs)
    console.log(
      `  ${job.padEnd(26)} ${items} items: ${readsPerItem} reads and ${writesPerItem} writes each, ${perSecond}/s, ${cpuMsPerItem} ms of a processor each, grew by ${grewByMiB} MiB`,
    );
}

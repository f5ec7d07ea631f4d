import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../emulators/suite/start-suite.ts';

/** Processes that are started; the middle one of each figure counts. */
const PROCESSES = 7;

/** Runs in each process: loads what every function loads before its first call. */
const LOAD = `
const before = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ processorMs: (user + system) / 1000, megabytes: process.memoryUsage().rss / 1e6 }));
process.exit(0);
`;

const middle = (figures: number[]) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)]?.toFixed(0);

// Milliseconds of processor time and megabytes of memory that an instance takes before its first call. Real processors and disks differ; the figures are for
// comparing two versions on one machine.
const bundle = pathToFileURL(join(ROOT, 'functions', 'dist', 'index.js')).href;
const rows = Array.from({ length: PROCESSES }, () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', LOAD, bundle], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as { processorMs: number; megabytes: number };
});
console.log(
  `${middle(rows.map(({ processorMs }) => processorMs))} ms of processor time, ${middle(rows.map(({ megabytes }) => megabytes))} MB`,
);

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../emulators/suite/start-suite.ts';

/** Processes that are started; the middle one of each figure counts. */
const PROCESSES = 7;

/** Runs in each process: loads the files that it is given, one after the other. */
const LOAD = `
const before = process.cpuUsage();
for (const file of process.argv.slice(1)) await import(file);
const { user, system } = process.cpuUsage(before);
console.log(JSON.stringify({ processorMs: (user + system) / 1000, megabytes: process.memoryUsage().rss / 1e6 }));
process.exit(0);
`;

const BUNDLE = join(ROOT, 'functions', 'dist');

const middle = (figures: number[]) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)]?.toFixed(0);

/** Returns one process's figures for loading files of the bundle. */
function load(files: readonly string[]): { readonly processorMs: number; readonly megabytes: number } {
  const urls = files.map((name) => pathToFileURL(join(BUNDLE, name)).href);
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', LOAD, ...urls], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as ReturnType<typeof load>;
}

// Milliseconds of processor time and megabytes of memory that an instance takes before its first call. Real processors and disks differ; the figures are for
// comparing two versions on one machine.
const handlers = readdirSync(BUNDLE).filter((name) => /^app-\w+\.js$/.test(name));
const loads = [
  { who: 'a trigger or a job', files: ['index.js'], figures: [] as ReturnType<typeof load>[] },
  { who: 'api, with its handlers', files: ['index.js', ...handlers], figures: [] as ReturnType<typeof load>[] },
];
for (let round = 0; round < PROCESSES; round += 1) {
  for (const { files, figures } of loads) figures.push(load(files));
}
for (const { who, figures } of loads) {
  const [processorMs, megabytes] = (['processorMs', 'megabytes'] as const).map((name) =>
    middle(figures.map((each) => each[name])),
  );
  console.log(`${who}: ${processorMs} ms of processor time, ${megabytes} MB`);
}

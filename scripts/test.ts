import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { sumCounts, totalLine } from './testing/report/counts.ts';
import { finalTable } from './testing/report/final-table.ts';
import { thisMachine } from './testing/plan/machine.ts';
import { expectedSeconds, type Machine } from './testing/plan/plan.ts';
import { UsageWatch, type Usage } from './testing/run/process-usage.ts';
import { runAll, type RunResult } from './testing/run/run-all.ts';
import { readRunOptions, type RunOptions } from './testing/plan/run-options.ts';
import { RunScreen } from './testing/report/run-screen.ts';
import { selectParts, type Selected } from './testing/plan/select-parts.ts';
import { clockText } from './testing/report/status-lines.ts';
import { findTestFiles } from './testing/plan/test-files.ts';

const ROOT = resolve(import.meta.dirname, '..');

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());

const many = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** The expected time of the run; nothing when only some tests of a part are run, because that is unknown. */
function expectedTime(selected: readonly Selected[], { scope, testName }: RunOptions, machine: Machine) {
  if (testName !== undefined || selected.some(({ files }) => files.length > 0)) return {};
  const parts = selected.map(({ part }) => part);
  return { expectedMs: expectedSeconds(parts, machine, scope) * 1000 };
}

function sayPlan(parts: number, { cores, memoryMb }: Machine, options: RunOptions, expectedMs?: number): void {
  const time = expectedMs === undefined ? '' : `; expected to take ${clockText(expectedMs).trim()} min`;
  console.log(`${many(parts, 'part')} on ${many(cores, 'core')} with ${(memoryMb / 1024).toFixed(1)} GB${time}`);
  if (options.scope === 'quick' && options.words.length === 0)
    console.log('npm test -- --all runs the slow tests, too');
}

/** Tells the outcome; the line with the counts is the last. Returns true when all has passed. */
function sayOutcome({ rows, notices }: RunResult, parts: number, seconds: number, usage: Usage | undefined): boolean {
  if (notices.length > 0)
    console.log(['\nnot as stated (CONTRIBUTING.md, "Say what a test costs"):', ...notices].join('\n  '));
  const total = sumCounts([...rows, { passed: 0, failed: parts - rows.length }]);
  console.log(`\n${finalTable([...rows, { name: 'all', ...total, seconds, usage }])}`);
  if (rows.length < parts) console.log(`${many(parts - rows.length, 'part')} did not run`);
  console.log(totalLine(total));
  return total.failed === 0;
}

async function main(): Promise<boolean> {
  const started = Date.now();
  const options = readRunOptions(process.argv.slice(2));
  const selected = selectParts(options.words);
  const machine = thisMachine(options.scope);
  const expected = expectedTime(selected, options, machine);
  sayPlan(selected.length, machine, options, expected.expectedMs);
  const screen = new RunScreen(process.stdout, { parts: selected.length, ...expected });
  const runId = randomBytes(6).toString('hex');
  const usage = new UsageWatch(runId);
  try {
    const files = findTestFiles(ROOT);
    const result = await runAll({ runId, selected, options, machine, files, screen, usage, signal: abort.signal });
    screen.close();
    return sayOutcome(result, selected.length, (Date.now() - started) / 1000, usage.total());
  } finally {
    screen.close();
    usage.stop();
  }
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

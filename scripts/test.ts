import { resolve } from 'node:path';
import { totalLine } from './testing/counts.ts';
import { finalTable } from './testing/final-table.ts';
import { thisMachine } from './testing/machine.ts';
import { expectedSeconds } from './testing/plan.ts';
import { UsageWatch } from './testing/process-usage.ts';
import { runAll } from './testing/run-all.ts';
import { readRunOptions, type RunOptions } from './testing/run-options.ts';
import { RunScreen } from './testing/run-screen.ts';
import { selectParts, type Selected } from './testing/select-parts.ts';
import { clockText } from './testing/status-lines.ts';
import { findTestFiles } from './testing/test-files.ts';

const ROOT = resolve(import.meta.dirname, '..');

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());

/** Nothing when only some of the tests of a part were asked for: what those take is not known. */
function expectedTime(selected: readonly Selected[], { scope, testName }: RunOptions): { expectedMs?: number } {
  if (testName !== undefined || selected.some(({ files }) => files.length > 0)) return {};
  const parts = selected.map(({ part }) => part);
  return { expectedMs: expectedSeconds(parts, thisMachine(), scope) * 1000 };
}

async function main(): Promise<void> {
  const options = readRunOptions(process.argv.slice(2));
  const selected = selectParts(options.words);
  const machine = thisMachine();
  const expected = expectedTime(selected, options);
  const started = Date.now();
  const { cores, memoryMb } = machine;
  const time = expected.expectedMs === undefined ? '' : `, about ${clockText(expected.expectedMs).trim()} minutes`;
  console.log(`${selected.length} parts on ${cores} cores with ${(memoryMb / 1024).toFixed(1)} GB${time}`);
  if (options.scope === 'quick' && options.words.length === 0)
    console.log('npm test -- --all runs what this leaves out, too.');

  const screen = new RunScreen(process.stdout, { parts: selected.length, ...expected });
  const usage = new UsageWatch();
  const files = findTestFiles(ROOT);
  const run = { selected, options, machine, files, screen, usage, signal: abort.signal };
  const { rows, notices } = await runAll(run);
  screen.close();
  usage.stop();

  if (notices.length > 0) {
    console.log(
      '\nslower than stated; make them faster, or name them with their reason in scripts/testing/file-costs.ts:',
    );
    for (const notice of notices) console.log(`  ${notice}`);
  }
  const notRun = { passed: 0, failed: selected.length - rows.length };
  const total = [...rows, notRun].reduce((sum, { passed, failed }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
  }));
  const all = {
    name: 'all',
    passed: total.passed,
    failed: total.failed,
    seconds: (Date.now() - started) / 1000,
    usage: usage.total(),
  };
  console.log(`\n${finalTable([...rows, all])}`);
  if (abort.signal.aborted) console.log('ended before it was done');
  console.log(totalLine([total]));
  if (total.failed > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

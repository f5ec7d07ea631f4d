import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findRunProcesses } from '../../../emulators/suite/processes/run-processes.ts';
import type { TestPart } from '../plan/parts.ts';
import { PART_MARKER } from './process-usage.ts';
import { runPart, toolArguments, type PartRun } from './run-part.ts';

const folder = mkdtempSync(join(tmpdir(), 'doubloon-run-part-'));
afterAll(() => rmSync(folder, { recursive: true }));

const cost = { cores: 1, memoryMb: 100, seconds: { quick: 1, all: 1 } };

/** Creates a part whose tool is this script. */
function partOf(script: string, runner: TestPart['runner'] = 'vitest'): TestPart {
  const path = join(folder, `${Math.random()}.mjs`);
  writeFileSync(path, `import { writeSync } from 'node:fs'; import { spawn } from 'node:child_process';\n${script}`);
  return { name: 'fake', group: 'unit', runner, command: ['node', path], folders: ['fake/'], cost };
}

const runOf = (part: TestPart, more: Partial<PartRun> = {}): PartRun => ({
  part,
  workers: 1,
  scope: 'quick',
  files: [],
  expectedFiles: [],
  marker: `fake-${Math.random()}`,
  ...more,
});

const quiet = { event: () => {}, output: () => {} };
const never = new AbortController().signal;

const tell = (...events: object[]) =>
  events.map((event) => `writeSync(3, ${JSON.stringify(`${JSON.stringify(event)}\n`)});`).join('\n');

const PASSED = { type: 'passed' };
const ENDED = { type: 'ended' };

describe('a part', () => {
  it('is counted by what its reporter tells, as it is told, in the scope of the run', async () => {
    const told: string[] = [];
    const script = `${tell(PASSED, PASSED, ENDED)} console.log('scope', process.env.TEST_SCOPE)`;
    const result = await runPart(runOf(partOf(script)), { ...quiet, event: ({ type }) => told.push(type) }, never);

    expect(result).toMatchObject({ counts: { passed: 2, failed: 0 }, hidden: [], output: 'scope quick\n' });
    expect(told).toEqual(['passed', 'passed', 'ended']);
  });

  it.each([
    ['is killed', `${tell(PASSED)} process.kill(process.pid, 'SIGKILL');`, 'ended by SIGKILL'],
    ['leaves without a word', `${tell(PASSED)} process.exit(0);`, 'exit code 0'],
    ['crashes after its tests', `${tell(PASSED, ENDED)} throw new Error('late');`, 'exit code 1'],
  ])('that %s has failed', async (_what, script, reason) => {
    const { counts, hidden } = await runPart(runOf(partOf(script)), quiet, never);

    expect(counts).toEqual({ passed: 1, failed: 1 });
    expect(hidden).toEqual([expect.stringContaining(reason)]);
  });

  it('whose tool is not there has failed', async () => {
    const part = { ...partOf('', 'exit-code'), command: ['no-such-tool'] };
    const { counts, hidden } = await runPart(runOf(part), quiet, never);

    expect(counts).toEqual({ passed: 0, failed: 1 });
    expect(hidden).toEqual([expect.stringContaining('ENOENT')]);
  });

  it.each([
    [0, { passed: 1, failed: 0 }],
    [2, { passed: 0, failed: 1 }],
  ])('without tests of its own is one test, by its exit code %i', async (code, counts) => {
    const part = partOf(`process.exit(${code})`, 'exit-code');

    expect((await runPart(runOf(part), quiet, never)).counts).toEqual(counts);
  });

  it('ends with its tool, also when that leaves a process behind that holds its output', async () => {
    const part = partOf(`spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }).unref()`);
    const run = runOf({ ...part, runner: 'exit-code' });

    expect((await runPart(run, quiet, never)).counts).toEqual({ passed: 1, failed: 0 });
    expect(findRunProcesses(run.marker, PART_MARKER)).toEqual([]);
  });

  it('that is stopped takes with it what it has started, detached processes too', async () => {
    const part = partOf(
      `spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
       console.log('started'); setInterval(() => {}, 1000);`,
    );
    const run = runOf(part);
    const abort = new AbortController();
    const { counts } = await runPart(run, { ...quiet, output: () => abort.abort() }, abort.signal);

    expect(counts.failed).toBeGreaterThan(0);
    expect(findRunProcesses(run.marker, PART_MARKER)).toEqual([]);
  });
});

describe('the words for a tool', () => {
  const wide = { ...cost, workers: { max: 4, memoryMb: 100 } };

  it('name its reporters, its workers where there may be several, the files, and the test as it is written', () => {
    const asked = { workers: 3, files: ['a.test.ts'], testName: 'pays $5 (once)' };
    const vitest = { ...partOf(''), command: ['vitest', 'run'] };
    const playwright = { ...vitest, runner: 'playwright' as const, command: ['playwright', 'test'] };

    expect(toolArguments(runOf({ ...vitest, cost: wide }, asked))).toEqual([
      'run',
      '--reporter=default',
      '--reporter=./scripts/testing/report/vitest-reporter.ts',
      '--maxWorkers=3',
      String.raw`--testNamePattern=pays \$5 \(once\)`,
      'a.test.ts',
    ]);
    expect(toolArguments(runOf(playwright, asked))).toEqual([
      'test',
      '--reporter=list,./scripts/testing/report/playwright-reporter.ts',
      String.raw`--grep=pays \$5 \(once\)`,
      'a.test.ts',
    ]);
  });
});

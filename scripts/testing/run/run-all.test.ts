import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { BUILT_VARIABLE } from './built-variable.ts';
import type { TestPart } from '../plan/parts.ts';
import { UsageWatch } from './process-usage.ts';
import { runAll, type TestRun } from './run-all.ts';
import { RunScreen } from '../report/run-screen.ts';

const folder = mkdtempSync(join(tmpdir(), 'doubloon-run-all-'));
const usage = new UsageWatch('any', 'darwin');
const builtBefore = process.env[BUILT_VARIABLE];

afterEach(() => {
  if (builtBefore === undefined) delete process.env[BUILT_VARIABLE];
  else process.env[BUILT_VARIABLE] = builtBefore;
});
afterAll(() => rmSync(folder, { recursive: true }));

function partOf(name: string, runner: TestPart['runner'], script: string): TestPart {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `import { writeSync } from 'node:fs';\n${script}`);
  const cost = { cores: 1, memoryMb: 100, seconds: { quick: 1, all: 1 } };
  return { name, group: 'unit', runner, command: ['node', path], folders: [`${name}/`], cost };
}

const telling = (...events: object[]) =>
  events.map((event) => `writeSync(3, ${JSON.stringify(`${JSON.stringify(event)}\n`)});`).join('\n');

/** Runs these parts side by side; returns the result and the output. */
async function play(parts: TestPart[], files: string[] = [], change: Partial<TestRun> = {}) {
  const written: string[] = [];
  const screen = new RunScreen({ write: (text) => written.push(text) }, { parts: parts.length });
  const result = await runAll({
    runId: 'fake',
    selected: parts.map((part) => ({ part, files: [] })),
    options: { scope: 'quick', words: [] },
    machine: { cores: 2, memoryMb: 1_000 },
    files,
    screen,
    usage,
    signal: new AbortController().signal,
    ...change,
  });
  screen.close();
  return { ...result, written };
}

const FAILED = { type: 'failed', file: 'web/a.test.ts', name: 'cart > pays', text: 'expected 1 to be 2' };

it('tells a failure with the command that runs just that test, and gives a row for each part', async () => {
  const web = partOf(
    'web',
    'vitest',
    `${telling({ type: 'passed' }, FAILED, { type: 'ended' })} process.exitCode = 1;`,
  );
  const lint = partOf('lint', 'exit-code', `console.log('measured: 3 files');`);
  const { rows, written } = await play([lint, web]);

  expect(rows.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['lint', 1, 0],
    ['web', 1, 1],
  ]);
  expect(written.find((text) => text.includes('FAILED'))).toBe(
    `\nFAILED web › web/a.test.ts › cart > pays\nexpected 1 to be 2\nalone: npm test -- web/a.test.ts -t 'cart > pays'\n\n`,
  );
  expect(written.join('')).toMatch(/ok {3}lint \(\d+\.\d s\)\n {5}3 files\n/);
});

it('counts a file that is named and that its tool knows nothing of', async () => {
  const web = partOf('web', 'vitest', telling({ type: 'passed' }, { type: 'ended' }));
  const selected = [{ part: web, files: ['web/a.test.ts', 'web/some-folder'] }];
  const { rows } = await play([web], ['web/a.test.ts', 'web/b.test.ts'], { selected });
  expect(rows).toMatchObject([{ passed: 1, failed: 1 }]);
});

it('shows what a part said that failed without telling why, and counts a file that it left out', async () => {
  const web = partOf(
    'web',
    'vitest',
    `console.log('no space left'); ${telling({ type: 'passed' }, { type: 'ended' })}`,
  );
  const { rows, written } = await play([web], ['web/a.test.ts', 'api/b.test.ts']);

  expect(rows).toMatchObject([{ passed: 1, failed: 1 }]);
  expect(written.join('')).toContain('no space left');
  expect(written.join('')).toContain('FAILED web: web/a.test.ts was not run, or has no tests');
});

it('tells the parts after a build that it was made', async () => {
  const web = {
    ...partOf('web', 'exit-code', `process.exit(process.env.${BUILT_VARIABLE} === 'yes' ? 0 : 1)`),
    after: ['build'],
  };
  const { rows } = await play([web, partOf('build', 'exit-code', '')]);

  expect(rows.map(({ failed }) => failed)).toEqual([0, 0]);
});

it('does not run what needs a build that has failed, and says so', async () => {
  const broken = partOf('build', 'exit-code', 'process.exit(1)');
  const web = { ...partOf('web', 'exit-code', `console.log('was run')`), after: ['build'] };
  const late = { ...partOf('late', 'exit-code', `console.log('was run')`), after: ['web'] };
  const { rows, written } = await play([broken, web, late]);

  expect(rows.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['build', 0, 1],
    ['web', 0, 1],
    ['late', 0, 1],
  ]);
  expect(written.join('')).toContain('FAIL web (not run, because build has failed)');
  expect(written.join('')).not.toContain('was run');
});

it('holds the memory of a part against what it states of the run that it made: named files are run in full', async () => {
  const part = partOf('web', 'exit-code', '');
  const web = { ...part, cost: { ...part.cost, memoryMb: { quick: 100, all: 300 } } };
  const heavy = Object.assign(new UsageWatch('any', 'darwin'), {
    usage: () => ({ cpuSeconds: 1, memoryMb: 200 }),
  });
  const noticesWith = async (files: string[]) =>
    (await play([web], [], { usage: heavy, selected: [{ part: web, files }] })).notices;

  expect(await noticesWith([])).toEqual(['web held 200 MB; what it states is 100 MB']);
  expect(await noticesWith(['web/a.test.ts'])).toEqual([]);
});

import { randomBytes } from 'node:crypto';
import { BUILT_VARIABLE } from './built-variable.ts';
import { FILE_COSTS } from './file-costs.ts';
import type { TestEvent } from './events.ts';
import { measuredLines } from './measured-lines.ts';
import type { TestPart } from './parts.ts';
import { nextStarts, type Machine, type Start } from './plan.ts';
import type { UsageWatch } from './process-usage.ts';
import { rerunCommand } from './rerun-command.ts';
import type { RunOptions } from './run-options.ts';
import { runPart, type PartResult } from './run-part.ts';
import type { RunScreen } from './run-screen.ts';
import type { Selected } from './select-parts.ts';
import { slowerThanStated } from './slower-than-stated.ts';
import { filesOf } from './test-files.ts';
import type { TableRow } from './final-table.ts';

/** What a run is to do, and with what. */
export interface TestRun {
  selected: readonly Selected[];
  options: RunOptions;
  machine: Machine;
  /** All test files of the repository. */
  files: readonly string[];
  screen: RunScreen;
  usage: UsageWatch;
  signal: AbortSignal;
}

export interface RunResult {
  /** A row for each part that ran, in the order of the table of parts. */
  rows: TableRow[];
  notices: string[];
}

/** Runs parts side by side as cores and memory allow, and tells a failure the moment it is known. */
export async function runAll(run: TestRun): Promise<RunResult> {
  const runId = randomBytes(6).toString('hex');
  let waiting = run.selected.map(({ part }) => part);
  const running = new Map<Start<TestPart>, Promise<void>>();
  const results = new Map<TestPart, { result: PartResult; row: TableRow }>();
  const begin = async (start: Start<TestPart>) => {
    const marker = `${runId}-${start.part.name.replaceAll(' ', '-')}`;
    const result = await runStarted(run, start, marker);
    const seconds = result.durationMs / 1000;
    const row = { name: start.part.name, ...result.counts, seconds, usage: run.usage.usage(marker) };
    results.set(start.part, { result, row });
    if (start.part.name === 'build' && result.counts.failed === 0) process.env[BUILT_VARIABLE] = 'yes';
    running.delete(start);
  };
  while (!run.signal.aborted && (waiting.length > 0 || running.size > 0)) {
    for (const start of nextStarts(waiting, [...running.keys()], run.machine, run.options.scope)) {
      waiting = waiting.filter((part) => part !== start.part);
      running.set(start, begin(start));
    }
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
  const inOrder = run.selected.flatMap(({ part }) => results.get(part) ?? []);
  return { rows: inOrder.map(({ row }) => row), notices: noticesOf(inOrder.map(({ result }) => result)) };
}

async function runStarted(run: TestRun, start: Start<TestPart>, marker: string): Promise<PartResult> {
  const { part } = start;
  const { options, screen } = run;
  const files = run.selected.find((each) => each.part === part)?.files ?? [];
  // A file that is named is wanted as a whole.
  const scope = files.length > 0 ? 'all' : options.scope;
  const expectedFiles = files.length > 0 || options.testName ? [] : filesOf(part, run.files, scope);
  screen.started(part.name);
  const listener = {
    event: (event: TestEvent) => {
      screen.event(part.name, event);
      if (event.type === 'failed') screen.say(failureText(part, event, scope));
    },
    output: (text: string) => screen.output(part.name, text),
  };
  const { testName } = options;
  const task = { ...start, scope, files, expectedFiles, marker, ...(testName !== undefined && { testName }) };
  const result = await runPart(task, listener, run.signal);
  screen.ended(part.name, result.counts);
  screen.say(endText(result, scope));
  return result;
}

const again = (part: TestPart, scope: string) => `${rerunCommand(part.name)}${scope === 'all' ? ' --all' : ''}`;

function failureText(part: TestPart, { file, name, text }: TestEvent & { type: 'failed' }, scope: string): string {
  const command = file === undefined ? again(part, scope) : rerunCommand(file, name);
  return `\nFAILED ${[part.name, file, name].filter(Boolean).join(' › ')}\n${text.trimEnd()}\nalone: ${command}\n`;
}

/** What stays of a part. Its output is shown when nothing else says why it failed. */
function endText({ part, counts, hidden, events, durationMs, output }: PartResult, scope: string): string {
  const told = hidden.length === 0 && events.some(({ type }) => type === 'failed');
  const failed = counts.failed > 0;
  const lines = measuredLines(output).map((line) => `     ${line}`);
  return [
    ...(failed && !told ? [`\n--- ${part.name}: ${part.command.join(' ')}\n${output.trimEnd()}\n---`] : []),
    ...hidden.map((reason) => `FAILED ${part.name}: ${reason}`),
    ...(failed && !told ? [`alone: ${again(part, scope)}\n`] : []),
    `${failed ? 'FAIL' : 'ok  '} ${part.name} (${(durationMs / 1000).toFixed(1)} s)`,
    ...lines,
  ].join('\n');
}

/** Files that were much slower than they state; no outcome depends on that. */
function noticesOf(results: readonly PartResult[]): string[] {
  const measured = results.map(({ part: { files: stated }, events }) =>
    events.flatMap((event) =>
      event.type === 'file' && stated ? [{ file: event.file, seconds: event.seconds, stated }] : [],
    ),
  );
  return slowerThanStated(measured, FILE_COSTS);
}

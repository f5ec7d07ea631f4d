import { BUILT_VARIABLE } from './built-variable.ts';
import type { TestEvent } from '../report/events.ts';
import { FILE_COSTS } from '../plan/file-costs.ts';
import type { TableRow } from '../report/final-table.ts';
import { measuredLines } from '../report/measured-lines.ts';
import type { TestPart } from '../plan/parts.ts';
import { nextStarts, useOf, type Machine, type Start } from '../plan/plan.ts';
import type { Usage, UsageWatch } from './process-usage.ts';
import { rerunCommand } from '../report/rerun-command.ts';
import type { RunOptions } from '../plan/run-options.ts';
import { runPart, type PartResult } from './run-part.ts';
import type { RunScreen } from '../report/run-screen.ts';
import type { Scope } from '../plan/scope.ts';
import type { Selected } from '../plan/select-parts.ts';
import { partsSlowerThanStated, slowerThanStated } from '../report/slower-than-stated.ts';
import { filesOf } from '../plan/test-files.ts';

/** The parts to run, and the resources for them. */
export interface TestRun {
  /** Prefix of the markers of its processes. */
  runId: string;
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

interface DonePart {
  start: Start<TestPart>;
  result: PartResult;
  usage: Usage | undefined;
}

/** Runs parts side by side as cores and memory allow, and reports each failure at once. */
export async function runAll(run: TestRun): Promise<RunResult> {
  let waiting = run.selected.map(({ part }) => part);
  const running = new Map<Start<TestPart>, Promise<void>>();
  const done: DonePart[] = [];
  const begin = async (start: Start<TestPart>) => {
    const marker = `${run.runId}-${start.part.name.replaceAll(' ', '-')}`;
    const result = await runStarted(run, start, marker);
    done.push({ start, result, usage: run.usage.usage(marker) });
    if (start.part.name === 'build' && result.counts.failed === 0) process.env[BUILT_VARIABLE] = 'yes';
    if (result.counts.failed > 0) leaveOut(start.part);
    running.delete(start);
  };
  /** Removes parts that need a failed one from the run: they would only repeat its failure, and each would build again. */
  const leaveOut = ({ name }: TestPart) => {
    for (const part of waiting.filter(({ after }) => after?.includes(name))) {
      const reason = `not run, because ${name} has failed`;
      run.screen.ended(part.name, { passed: 0, failed: 1 });
      run.screen.say(`FAIL ${part.name} (${reason})`);
      waiting = waiting.filter((each) => each !== part);
      const result = {
        part,
        counts: { passed: 0, failed: 1 },
        hidden: [reason],
        events: [],
        durationMs: 0,
        output: '',
      };
      done.push({ start: { part, workers: 1 }, result, usage: undefined });
      leaveOut(part);
    }
  };
  while (!run.signal.aborted && (waiting.length > 0 || running.size > 0)) {
    for (const start of nextStarts(waiting, [...running.keys()], run.machine, run.options.scope)) {
      waiting = waiting.filter((part) => part !== start.part);
      running.set(start, begin(start));
    }
    if (running.size === 0)
      throw new Error(`these parts wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
  const inOrder = run.selected.flatMap(({ part }) => done.filter(({ start }) => start.part === part));
  return { rows: inOrder.map(rowOf), notices: noticesOf(inOrder, run) };
}

/** Returns the scope of a part: a named file runs in full. */
const scopeOf = ({ selected, options }: TestRun, part: TestPart): Scope =>
  filesNamed(selected, part).length > 0 ? 'all' : options.scope;

const filesNamed = (selected: readonly Selected[], part: TestPart): string[] =>
  selected.find((each) => each.part === part)?.files ?? [];

function rowOf({ start, result, usage }: DonePart): TableRow {
  return { name: start.part.name, ...result.counts, seconds: result.durationMs / 1000, usage };
}

async function runStarted(run: TestRun, start: Start<TestPart>, marker: string): Promise<PartResult> {
  const { part } = start;
  const { options, screen } = run;
  const files = filesNamed(run.selected, part);
  const scope = scopeOf(run, part);
  const named = files.filter((file) => run.files.includes(file));
  const wanted = files.length > 0 ? named : filesOf(part, run.files, scope);
  const expectedFiles = options.testName ? [] : wanted;
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
  screen.say(run.signal.aborted ? `ended ${part.name} before it was done` : endText(result, scope));
  return result;
}

const again = (part: TestPart, scope: string) => `${rerunCommand(part.name)}${scope === 'all' ? ' --all' : ''}`;

function failureText(part: TestPart, { file, name, text }: TestEvent & { type: 'failed' }, scope: string): string {
  const command = file === undefined ? again(part, scope) : rerunCommand(file, name);
  return `\nFAILED ${[part.name, file, name].filter(Boolean).join(' › ')}\n${text.trimEnd()}\nalone: ${command}\n`;
}

/** Returns the text about a part's end, including its output if nothing else says why it failed. */
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

/** Returns notices about files and parts that were much slower than stated, and parts that used more memory; no outcome depends on them. */
function noticesOf(done: readonly DonePart[], run: TestRun): string[] {
  const measured = done.map(({ result: { part, events } }) =>
    events.flatMap((event) =>
      event.type === 'file' && part.files
        ? [{ file: event.file, seconds: event.seconds, scope: scopeOf(run, part), stated: part.files }]
        : [],
    ),
  );
  const wholes = done.flatMap(({ start: { part, workers }, result }) => {
    if (run.options.testName !== undefined || filesNamed(run.selected, part).length > 0) return [];
    const stated = part.cost.seconds[run.options.scope] / workers;
    return [{ name: part.name, seconds: result.durationMs / 1000, stated }];
  });
  const held = done.flatMap(({ start, usage }) => {
    const { memoryMb } = useOf(start, run.machine, scopeOf(run, start.part));
    if (!usage || usage.memoryMb <= memoryMb) return [];
    return [`${start.part.name} held ${Math.round(usage.memoryMb)} MB; what it states is ${memoryMb} MB`];
  });
  return [...slowerThanStated(measured, FILE_COSTS), ...partsSlowerThanStated(wholes, measured.flat()), ...held];
}

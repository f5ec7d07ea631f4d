import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { countEvents, hiddenFailures, type Counts } from '../report/counts.ts';
import { endPart, endRest } from './end-part.ts';
import { eventReader, type TestEvent } from '../report/events.ts';
import type { TestPart } from '../plan/parts.ts';
import type { Start } from '../plan/plan.ts';
import { PART_MARKER } from './process-usage.ts';
import { SCOPE_VARIABLE, type Scope } from '../plan/scope.ts';

/** The run of one part. */
export interface PartRun extends Start<TestPart> {
  scope: Scope;
  /** Test files to run; empty means all of the part. */
  files: string[];
  /** Runs only tests whose name contains this text. */
  testName?: string;
  /** Files that must all have been run. */
  expectedFiles: string[];
  /** Value that marks all its processes. */
  marker: string;
}

export interface PartResult {
  part: TestPart;
  counts: Counts;
  /** Failures that no event has reported. */
  hidden: string[];
  events: TestEvent[];
  durationMs: number;
  output: string;
}

interface Listener {
  event: (event: TestEvent) => void;
  /** Called with raw output of the tool. */
  output: (text: string) => void;
}

/** Runs one part in its own process group. The events of its reporter count; a check without a reporter counts as one test. */
export async function runPart(run: PartRun, listener: Listener, signal: AbortSignal): Promise<PartResult> {
  const started = Date.now();
  const events: TestEvent[] = [];
  const { ending, output } = await spawnTool(run, signal, {
    ...listener,
    event: (event) => {
      events.push(event);
      listener.event(event);
    },
  });
  const { part, expectedFiles } = run;
  const result = { part, events, output, durationMs: Date.now() - started };
  if (part.runner === 'exit-code') {
    const passed = ending === 0;
    const hidden = typeof ending === 'string' ? [ending] : [];
    return { ...result, counts: { passed: Number(passed), failed: Number(!passed) }, hidden };
  }
  const hidden = hiddenFailures(events, { ending, expectedFiles });
  const { passed, failed } = countEvents(events);
  return { ...result, counts: { passed, failed: failed + hidden.length }, hidden };
}

/** Returns the arguments of the tool: its own reporter for people, ours for the run. */
export function toolArguments({ part, workers, files, testName }: PartRun): string[] {
  const [, ...fixed] = part.command;
  const pattern = testName?.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (part.runner === 'vitest') {
    const name = pattern === undefined ? [] : [`--testNamePattern=${pattern}`];
    const workersOption = part.cost.workers ? [`--maxWorkers=${workers}`] : [];
    return [
      ...fixed,
      '--reporter=default',
      '--reporter=./scripts/testing/report/vitest-reporter.ts',
      ...workersOption,
      ...name,
      ...files,
    ];
  }
  if (part.runner === 'playwright') {
    const name = pattern === undefined ? [] : [`--grep=${pattern}`];
    // A browser waits for half of its time, so two browsers keep a core busy.
    const workersOption = part.cost.workers ? [`--workers=${workers + 1}`] : [];
    return [
      ...fixed,
      '--reporter=list,./scripts/testing/report/playwright-reporter.ts',
      ...workersOption,
      ...name,
      ...files,
    ];
  }
  return fixed;
}

function spawnTool(
  run: PartRun,
  signal: AbortSignal,
  listener: Listener,
): Promise<{ ending: number | string; output: string }> {
  const env = {
    ...process.env,
    ...run.part.env,
    [SCOPE_VARIABLE]: run.scope,
    [PART_MARKER]: run.marker,
    // A tool is a script for the packages' Node, whichever Node started this process.
    PATH: [resolve('node_modules', '.bin'), process.env.PATH].join(delimiter),
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  };
  const child = spawn(join('node_modules', '.bin', run.part.command[0] ?? ''), toolArguments(run), {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      chunks.push(text);
      listener.output(text);
    });
  }
  const [, , , pipe] = child.stdio;
  if (pipe && 'setEncoding' in pipe) pipe.setEncoding('utf8').on('data', eventReader(listener.event));
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= endPart(run.marker);
  };
  signal.addEventListener('abort', stop);
  return new Promise((resolve) => {
    const end = async (ending: number | string) => {
      signal.removeEventListener('abort', stop);
      await stopping;
      resolve({ ending, output: chunks.join('') });
    };
    child.once('error', (error) => void end(error.message));
    child.once('exit', () => endRest(child.pid));
    child.once('close', (code, killedBy) => void end(killedBy ? `ended by ${killedBy}` : (code ?? 1)));
  });
}

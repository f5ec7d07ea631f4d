import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { createRestartBudget } from './restart-budget.ts';
import { signalProcess } from './run-processes.ts';

/** One process of the suite, as declared in `parts.ts`. */
export interface PartSpec {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  isReady: () => Promise<boolean>;
  /** Text of a line that must also be printed before the part counts as ready. */
  readyLine?: string;
  /** Returns a printed line in the form that the log stores. */
  keepLine?: (line: string) => string;
  /** True to restart it after a crash, which otherwise ends the run. */
  restarts: boolean;
}

export interface PartProcess {
  name: string;
  pid: () => number | undefined;
  /** Resolves when the part answers; rejects if it ends before. */
  ready: Promise<void>;
  lastLines: () => string[];
  /** Sends one signal and expects the process to end. */
  stop: (signal: NodeJS.Signals) => void;
}

const MAX_RESTARTS = 5;
const RESTART_WINDOW_MS = 60_000;
const KEPT_LINES = 15;
const PROBE_EVERY_MS = 100;
/** Time limit for a start that hangs; on a busy machine, a start takes minutes. */
const START_LIMIT_MS = 600_000;

const SUITE = resolve(import.meta.dirname, '..');

/**
 * Returns the options with which Node loads these modules, named relative to the suite's folder, before a part's own. They are URLs, because a path may contain
 * characters such as `%`.
 */
export function importing(...files: string[]): string[] {
  return files.flatMap((file) => ['--import', pathToFileURL(join(SUITE, file)).href]);
}

/** Starts a part in its own process group, writes its output to `logFile` and calls `onCrash` if it ends without `stop`. */
export function startPart(
  spec: PartSpec,
  logFile: string,
  onCrash: (how: string, restarted: boolean) => void,
): PartProcess {
  const log = createWriteStream(logFile, { flags: 'a' });
  const budget = createRestartBudget(MAX_RESTARTS, RESTART_WINDOW_MS);
  let lines: string[] = [];
  let stopping = false;
  let lost = false;
  let wasReady = false;
  let saidReady = spec.readyLine === undefined;
  let child: ChildProcess;

  const keep = (printed: string) => {
    const line = spec.keepLine?.(printed) ?? printed;
    log.write(`${line}\n`);
    saidReady ||= spec.readyLine !== undefined && line.includes(spec.readyLine);
    lines = [...lines, line].slice(-KEPT_LINES);
  };

  const start = () => {
    child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env: spec.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', keep);
    child.once('error', (error) => keep(error.message));
    // "close" comes after the last line was read, even if the process could not be started at all.
    child.once('close', (code, signal) => {
      if (stopping) return;
      const how = signal ? `ended by ${signal}` : `ended with code ${code}`;
      // A part that never became ready would only fail in the same way again.
      const restarted = spec.restarts && wasReady && budget.mayRestart();
      lost = !restarted;
      keep(`[suite] ${spec.name} ${how}`);
      onCrash(how, restarted);
      if (restarted) start();
    });
  };

  const untilReady = async () => {
    const limit = Date.now() + START_LIMIT_MS;
    while (!saidReady || !(await spec.isReady())) {
      if (stopping || lost) throw new Error(`${spec.name} ended before it was ready`);
      if (Date.now() > limit) throw new Error(`was not ready after ${START_LIMIT_MS / 60_000} minutes`);
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    }
    wasReady = true;
  };

  const ready = async () => {
    try {
      await untilReady();
    } catch (error) {
      // Otherwise nothing would end a run that waits for a part which hangs or cannot be reached.
      if (!stopping && !lost) onCrash(error instanceof Error ? error.message : String(error), false);
      throw error;
    }
  };

  start();
  return {
    name: spec.name,
    pid: () => child.pid,
    ready: ready(),
    lastLines: () => lines,
    stop: (signal) => {
      stopping = true;
      if (child.pid !== undefined && child.exitCode === null) signalProcess(child.pid, signal);
    },
  };
}

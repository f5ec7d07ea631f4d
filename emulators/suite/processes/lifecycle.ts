import { join } from 'node:path';
import { startPart, type PartProcess, type PartSpec } from './part-process.ts';
import { findRunProcesses, killRun, untilEnded } from './run-processes.ts';
import type { SuiteEnd } from '../suite-options.ts';

const STOP_GRACE_MS = 8_000;

export interface Lifecycle {
  start: (spec: PartSpec) => void;
  partNamed: (name: string) => PartProcess | undefined;
  /** Resolves when every started part answers; rejects if the run ends before. */
  ready: () => Promise<void>;
  /** Reports an event of a part, unless the run is ending: then every part is expected to end. */
  tell: (sentence: string) => void;
  /** Ends the run because of `part`, and names it with its last lines. */
  crash: (part: string, how: string) => void;
  stop: () => Promise<void>;
  ended: Promise<SuiteEnd>;
}

export interface LifecycleOptions {
  runId: string;
  logDir: string;
  onEvent: (sentence: string) => void;
  /** Called once, when none of the run's processes is left. */
  cleanUp: () => Promise<void>;
}

/** Supervises the parts of one run: restarts a part, or ends everything, and ends only once. */
export function createLifecycle({ runId, logDir, onEvent, cleanUp }: LifecycleOptions): Lifecycle {
  const parts = new Map<string, PartProcess>();
  const over = Promise.withResolvers<SuiteEnd>();
  let ending = false;

  const end = async (reason: SuiteEnd, graceMs: number) => {
    if (ending) return;
    ending = true;
    const pids = findRunProcesses(runId);
    for (const part of parts.values()) part.stop(part.name === 'firebase' ? 'SIGINT' : 'SIGTERM');
    await untilEnded(pids, graceMs);
    await killRun(runId);
    await cleanUp();
    over.resolve(reason);
  };

  const crash = (part: string, how: string) => {
    const process = parts.get(part) ?? parts.get('firebase');
    const log = join(logDir, `${process?.name ?? part}.log`);
    const lines = (process?.lastLines() ?? []).map((line) => `  ${line}`);
    const message = [`${part} ${how}; everything was stopped. Last lines of ${log}:`, ...lines].join('\n');
    void end({ crash: message }, 0);
  };

  return {
    start: (spec) => {
      const onCrash = (how: string, restarted: boolean) => {
        if (restarted) onEvent(`${spec.name} ${how}; it was started again.`);
        else crash(spec.name, how);
      };
      parts.set(spec.name, startPart(spec, join(logDir, `${spec.name}.log`), onCrash));
    },
    partNamed: (name) => parts.get(name),
    ready: async () => {
      const ended = over.promise.then((reason) =>
        Promise.reject(new Error(reason?.crash ?? 'the suite was stopped while it started')),
      );
      const allReady = Promise.all([...parts.values()].map(({ ready }) => ready));
      // A part that ends rejects its own `ready` at once; the end of the run, with the reason, follows.
      await Promise.race([allReady.catch(() => ended), ended]);
    },
    tell: (sentence) => {
      if (!ending) onEvent(sentence);
    },
    crash,
    stop: async () => {
      await end(undefined, STOP_GRACE_MS);
      await over.promise;
    },
    ended: over.promise,
  };
}

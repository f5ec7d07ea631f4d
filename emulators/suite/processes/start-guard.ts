import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/**
 * Shell script that waits for the end of stdin, whose other end only the run's supervisor holds, and then becomes `guard.ts`. A waiting shell needs hardly any
 * memory. It ignores Ctrl-C and a closed terminal, which the supervisor handles, and leaves when the supervisor does.
 */
const WAIT = `trap '' INT TERM HUP; while read -r _; do :; done; exec "$@"`;

export interface Guard {
  /** Ends the guard without any effect, once the run has ended normally. */
  dismiss: () => void;
}

/**
 * Starts the guard of a run in its own session: however the supervisor dies, `guard.ts` then ends the rest of the run. If the guard itself is killed, it is
 * started again.
 */
export function startGuard(runId: string, leftovers: string[]): Guard {
  let dismissed = false;
  let child: ChildProcess;
  const start = () => {
    const guard = [process.execPath, join(import.meta.dirname, 'guard.ts'), runId, ...leftovers];
    child = spawn('/bin/sh', ['-c', WAIT, 'guard', ...guard], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin?.on('error', () => {});
    child.once('exit', () => {
      if (!dismissed) start();
    });
  };
  start();
  return {
    dismiss: () => {
      dismissed = true;
      child.kill('SIGKILL');
    },
  };
}

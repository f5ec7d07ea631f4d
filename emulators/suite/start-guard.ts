import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface Guard {
  /** Ends the guard without any effect, once the run has ended by itself. */
  dismiss: () => void;
}

/** Starts `guard.ts` for a run and starts it again when something kills it, so that a run is never without. */
export function startGuard(runId: string, leftovers: string[]): Guard {
  let dismissed = false;
  let child: ChildProcess;
  const start = () => {
    child = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts'), runId, ...leftovers], {
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

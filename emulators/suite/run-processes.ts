import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Environment variable that every process of one run inherits. firebase-tools detaches its engines and its function workers outlive it, so
 * neither parents nor process groups lead to all of them; this does.
 */
export const RUN_MARKER = 'DOUBLOON_RUN';

/** Process ids that carry this run's marker, except the caller's own. */
export function findRunProcesses(runId: string): number[] {
  const entry = `${RUN_MARKER}=${runId}`;
  const marked = process.platform === 'linux' ? fromProc(entry) : fromPs(entry);
  return marked.filter((pid) => pid !== process.pid);
}

function fromProc(entry: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readIfAllowed(`/proc/${pid}/environ`).split('\0').includes(entry))
    .map(Number);
}

function fromPs(entry: string): number[] {
  const lines = execFileSync('ps', ['-axww', '-E', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');
  return lines.filter((line) => line.split(' ').includes(entry)).map((line) => Number.parseInt(line, 10));
}

function readIfAllowed(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Sends the signal; a process that has ended meanwhile is not an error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone.
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const POLL_MS = 50;

/** Waits until no process of the run is left, at most `timeoutMs`; tells whether that is so. */
export async function untilRunEnded(runId: string, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (findRunProcesses(runId).length > 0) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

/** Ends every process of the run at once. Repeats, because a dying process may just have started another. */
export async function killRun(runId: string): Promise<void> {
  do {
    for (const pid of findRunProcesses(runId)) signalProcess(pid, 'SIGKILL');
  } while (!(await untilRunEnded(runId, 1_000)));
}

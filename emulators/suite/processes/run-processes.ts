import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { hasCode } from './system-error.ts';

/**
 * Environment variable that every process of one run inherits. firebase-tools detaches its engines and its function workers outlive it, so neither parents nor
 * process groups lead to all of them; this variable does.
 */
export const RUN_MARKER = 'DOUBLOON_RUN';

/** Returns the ids of processes with this run's marker, except the caller's own. By default the run is a suite's; another variable marks other runs. */
export function findRunProcesses(runId: string, marker = RUN_MARKER): number[] {
  const entry = `${marker}=${runId}`;
  const marked = process.platform === 'linux' ? fromProc(entry) : fromPs(entry);
  return marked.filter((pid) => pid !== process.pid);
}

function fromProc(entry: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readOfProcess(`/proc/${pid}/environ`).split('\0').includes(entry))
    .map(Number);
}

function fromPs(entry: string): number[] {
  const lines = execFileSync('ps', ['-axww', '-E', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n');
  return lines.filter((line) => line.split(' ').includes(entry)).map((line) => Number.parseInt(line, 10));
}

/** Returns the text of a process's file; empty if the process has ended or belongs to somebody else. */
export function readOfProcess(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH', 'EACCES', 'EPERM')) return '';
    throw error;
  }
}

/** Sends a signal; ignores processes that have already ended. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** True for a running process, even one of another user, which this process may not signal. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (hasCode(error, 'EPERM')) return true;
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

const POLL_MS = 25;
const DEATH_MS = 1_000;

/** Waits at most `timeoutMs` until all these processes have ended and closed their ports; true if they have. */
export async function untilEnded(pids: number[], timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!pids.every(hasEnded)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

/**
 * True when a process has ended. A dying process loses its environment, and with it the marker, before its ports; its threads keep those open even if its first
 * thread is already a zombie. So it has ended when it has vanished, or when it is an unreaped zombie with one thread (field 20 of proc(5)'s stat).
 */
function hasEnded(pid: number): boolean {
  if (process.platform !== 'linux') return !isAlive(pid);
  const stat = readOfProcess(`/proc/${pid}/stat`);
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const threads = Number(fields[16]);
  return stat === '' || (state === 'Z' && threads <= 1);
}

/** Kills every process of the run at once. Repeats, because a dying process may just have started another. */
export async function killRun(runId: string, marker = RUN_MARKER): Promise<void> {
  for (let pids = findRunProcesses(runId, marker); pids.length > 0; pids = findRunProcesses(runId, marker)) {
    for (const pid of pids) signalProcess(pid, 'SIGKILL');
    await untilEnded(pids, DEATH_MS);
  }
}

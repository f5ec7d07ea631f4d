import { findRunProcesses, killRun, signalProcess, untilEnded } from '../../emulators/suite/run-processes.ts';
import { PART_MARKER } from './process-usage.ts';

const GRACE_MS = 5_000;

/**
 * Ends a part and all it has started, which carries its marker. The guards of its suites do not heed the signal: they end with their work, when
 * their suite is gone and what it left is removed. What is still there after five seconds is killed.
 */
export async function endPart(marker: string): Promise<void> {
  const pids = findRunProcesses(marker, PART_MARKER);
  for (const pid of pids) signalProcess(pid, 'SIGTERM');
  await untilEnded(pids, GRACE_MS);
  await killRun(marker, PART_MARKER);
}

/** Ends what a tool that has ended left running in its process group, which would keep its output open. */
export function endRest(group: number | undefined): void {
  if (group !== undefined) signalProcess(-group, 'SIGKILL');
}

import {
  findRunProcesses,
  killRun,
  signalProcess,
  untilEnded,
} from '../../../emulators/suite/processes/run-processes.ts';
import { PART_MARKER } from './process-usage.ts';

const GRACE_MS = 5_000;

/**
 * Ends a part and everything that it has started, which carries its marker. The guards of its suites ignore the signal: they end by themselves once their suite
 * is gone and its leftovers are removed. Kills processes that are still there after five seconds.
 */
export async function endPart(marker: string): Promise<void> {
  const pids = findRunProcesses(marker, PART_MARKER);
  for (const pid of pids) signalProcess(pid, 'SIGTERM');
  await untilEnded(pids, GRACE_MS);
  await killRun(marker, PART_MARKER);
}

/** Ends processes that an ended tool left running in its group, which would keep its output open. */
export function endRest(group: number | undefined): void {
  if (group !== undefined) signalProcess(-group, 'SIGKILL');
}

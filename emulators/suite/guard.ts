import { rmSync } from 'node:fs';
import { killRun } from './run-processes.ts';

/**
 * `guard.ts RUN_ID PATH…` sits beside a run in a session of its own and waits for the end of its stdin, whose other end only the run's
 * supervisor holds. However the supervisor dies, the guard then ends every process of the run and removes the run's temporary files.
 */
const [runId = '', ...leftovers] = process.argv.slice(2);

process.stdin.resume();
process.stdin.once('end', () => {
  void killRun(runId).then(() => {
    for (const path of leftovers) rmSync(path, { recursive: true, force: true });
  });
});
// Ctrl-C and a closed terminal are the supervisor's to handle; the guard leaves when its supervisor does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

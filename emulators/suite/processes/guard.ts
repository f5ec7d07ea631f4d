import { rmSync } from 'node:fs';
import { killRun } from './run-processes.ts';

/** `guard.ts RUN_ID PATH…` ends every process of a run whose supervisor has died, and removes the run's temporary files. */
const [runId = '', ...leftovers] = process.argv.slice(2);

await killRun(runId);
for (const path of leftovers) rmSync(path, { recursive: true, force: true });

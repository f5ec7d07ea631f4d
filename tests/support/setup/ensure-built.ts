import { buildAll } from '../../../scripts/building/build-all.ts';
import { BUILT_VARIABLE } from '../../../scripts/testing/run/built-variable.ts';

/** Builds what is deployed, unless the current run has already built it: other parts of the run are serving that build. */
export async function ensureBuilt(): Promise<void> {
  if (process.env[BUILT_VARIABLE] === undefined) await buildAll();
}

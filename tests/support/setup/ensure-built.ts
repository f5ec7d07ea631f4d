import { buildAll } from '../../../scripts/building/build-all.ts';
import { BUILT_VARIABLE } from '../../../scripts/testing/run/built-variable.ts';

/** Builds what is deployed, unless the run that this test belongs to has done so: other parts of it are serving that build. */
export async function ensureBuilt(): Promise<void> {
  if (process.env[BUILT_VARIABLE] === undefined) await buildAll();
}

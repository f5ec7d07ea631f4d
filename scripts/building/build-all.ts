import { buildFunctions } from '../../functions/build.ts';
import { buildWeb } from './build-web.ts';

/** Builds `functions/dist` and `web/dist` for a deployment. */
export async function buildAll(): Promise<void> {
  await Promise.all([buildFunctions(), buildWeb()]);
}

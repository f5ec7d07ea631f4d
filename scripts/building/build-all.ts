import { buildFunctions } from '../../functions/build.ts';
import { buildWeb } from './build-web.ts';

/** Builds what is deployed: `functions/dist` and `web/dist`. */
export async function buildAll(): Promise<void> {
  await Promise.all([buildFunctions(), buildWeb()]);
}

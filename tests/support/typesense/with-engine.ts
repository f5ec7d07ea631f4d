import { SearchEngine } from '../../../functions/src/platform/search/search-engine.ts';
import { buildSearchEntries } from '../../../functions/src/rebuild-search.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { TypesenseStandIn } from './stand-in.ts';

const ANSWER_MS = 60_000;

/** Starts a stand-in of the search engine without any collection; end it with `stop`. */
export async function startEngine(): Promise<{ readonly standIn: TypesenseStandIn; readonly engine: SearchEngine }> {
  const standIn = new TypesenseStandIn();
  await standIn.start();
  return { standIn, engine: new SearchEngine({ url: standIn.url, key: standIn.key }, ANSWER_MS) };
}

/** Builds the entries of everything that is stored. */
export const build = (engine: SearchEngine, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> =>
  buildSearchEntries({ db, clock, engine });

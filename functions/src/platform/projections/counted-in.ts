import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { FieldPath } from '@google-cloud/firestore';
import type { z } from 'zod';
import { mapPage, type PageWanted } from '../database/collection.ts';
import type { Database } from '../database/database.ts';
import { sortedPage } from '../database/sorted-page.ts';
import { Tally } from './tally.ts';

type KnownTally = z.output<typeof Tally> & { readonly id: string };

/** A source that has contributed to a counter. */
interface CountedSource {
  readonly collection: CollectionName;
  /** The id of its document, or the value by which several documents count together. */
  readonly key: string;
  readonly amount: number;
}

/**
 * Returns one page of the contributions to a counter, read from the tallies, so that they add up to it exactly. The largest come first, ties by id. `target` is
 * the path of the counter's document. Reads one document more than the page.
 */
export async function countedIn(
  { firestore }: Pick<Database, 'firestore'>,
  target: string,
  counter: string,
  page: PageWanted,
): Promise<Page<CountedSource>> {
  const tallies = firestore.collection(COLLECTIONS.tallies).withConverter({
    fromFirestore: (found): KnownTally => ({ id: found.id, ...Tally.parse(found.data()) }),
    toFirestore: (tally: KnownTally) => ({ contributions: tally.contributions }),
  });
  const amountOf = ({ contributions }: KnownTally) => contributions[target]?.[counter] ?? 0;
  const found = await sortedPage(tallies, page, {
    by: { field: new FieldPath('contributions', target, counter), direction: 'desc', read: amountOf },
    maxReads: 0,
  });
  return mapPage(found, (tally) => {
    const end = tally.id.indexOf('__');
    return {
      collection: tally.id.slice(0, end) as CollectionName,
      key: tally.id.slice(end + '__'.length),
      amount: amountOf(tally),
    };
  });
}

import type { Amounts } from './grown-data.ts';

export interface GrowthSize {
  readonly name: string;
  readonly amounts: Amounts;
}

/**
 * The books of the loots that a thousand daily users pay for in twelve days, and a third of the loots that are open at the same time
 * (`scripts/simulating/scale/assumptions.ts`): what an engine on one busy machine handles a hundred times as much of in some minutes.
 */
const BOOKS = 60;
const OPEN = 50;
/** Entries that one person has in a list, more than a page, and items that are due when a job runs: the checkouts of half a day. */
const LISTED = 30;
const DUE = 10;

/** The sizes that are simulated. The last one has the books of the second, and less in the lists of one person and less that is due. */
export const GROWTH_SIZES: readonly GrowthSize[] = [
  { name: '1×', amounts: { books: BOOKS, market: OPEN, ofOnePerson: LISTED, due: DUE } },
  { name: '10×', amounts: { books: 10 * BOOKS, market: 10 * OPEN, ofOnePerson: 10 * LISTED, due: 10 * DUE } },
  { name: '100×', amounts: { books: 10 * BOOKS, market: 100 * OPEN, ofOnePerson: 50 * LISTED, due: 20 * DUE } },
];

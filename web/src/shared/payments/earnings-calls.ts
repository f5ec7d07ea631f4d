import { getEarnings, listEarningsOfCreator } from '@doubloon/contract/applications/operations.ts';

/** The calls that answer the earnings of projects: of one, and of a page of a list. Work that a creator delivers changes both. */
export const EARNINGS_CALLS = [getEarnings, listEarningsOfCreator] as const;

import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { getEarnings, listEarningsOfCreator } from '@doubloon/contract/applications/operations.ts';
import type { EarningsView } from '@doubloon/contract/payments/earnings.ts';
import { queryOf } from '../api/queries/query.ts';

/** The calls that answer the earnings of projects: of one, and of a page of a list. Work that a creator delivers changes both. */
export const EARNINGS_CALLS = [getEarnings, listEarningsOfCreator] as const;

/** How long the earnings of a page are taken as current. */
const PAGE_FRESH_MS = 5 * 60_000;

/**
 * Query for the earnings of a creator's applications to the loots of one page of a list. It stays as it is for some minutes, as every application of the
 * page is worked out anew: a project itself is live, and what the creator does asks again.
 */
export function pageEarningsQuery(creatorId: string, campaignIds: readonly string[]) {
  const input = { params: { id: creatorId }, query: { campaignIds: [...campaignIds] } };
  return queryOf(listEarningsOfCreator, input, { staleTime: PAGE_FRESH_MS, enabled: campaignIds.length > 0 });
}

/** True for a project that can earn more. */
export const isEarning = ({ status, campaign }: Pick<ApplicationView, 'status' | 'campaign'>): boolean =>
  status === 'approved' && campaign.isRunning;

/**
 * Returns the cents that a project can still pay: up to `most`, the most by its terms, and at least its next step. Null where nothing adds to it. What is left of
 * the loot's budget can be less.
 */
export function leftToEarn(
  most: number | null,
  { paid, next_step: next }: Pick<EarningsView, 'paid' | 'next_step'>,
): number | null {
  return next && Math.max((most ?? 0) - paid, next.more);
}

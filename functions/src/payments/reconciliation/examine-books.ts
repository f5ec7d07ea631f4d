import type { LedgerDifference } from '@doubloon/contract/payments/ledger-result.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { compareWithProvider, recountBooks } from './compare-books.ts';
import { findBooks } from '../ledger/ledger.store.ts';
import { readProviderSums } from './provider-sums.ts';

type Needs = Pick<Dependencies, 'db' | 'stripe' | 'log'>;

/** Campaigns whose provider's lists are read at the same time; the provider allows far more. */
const AT_ONCE = 5;

/** Findings in the books of some campaigns. */
export interface ExaminedBooks {
  /** The last campaign that was looked at, when there may be more after it; else null. */
  readonly nextAfter: string | null;
  readonly campaigns: number;
  readonly groups: number;
  readonly differences: readonly LedgerDifference[];
  /** Campaigns whose books were recounted only, because the provider could not be asked for all it has of them. */
  readonly notCompared: readonly string[];
}

/** Findings in the books of one campaign. */
interface ExaminedCampaign {
  readonly campaignId: string;
  readonly groups: number;
  readonly differences: readonly LedgerDifference[];
  readonly isCompared: boolean;
}

/**
 * Counts the books of the next campaigns again, in the order of their ids, and holds them against the provider. Changes nothing. The
 * books of a campaign the provider cannot be asked about are recounted all the same; why it could not is logged.
 */
export async function examineBooks(
  deps: Needs,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<ExaminedBooks> {
  const ids = await deps.db.campaignFunds.findIds(after, limit);
  const examined: ExaminedCampaign[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    examined.push(...(await Promise.all(ids.slice(start, start + AT_ONCE).map((id) => examineCampaign(deps, id)))));
  }
  return {
    nextAfter: ids.length < limit ? null : (ids.at(-1) ?? null),
    campaigns: ids.length,
    groups: examined.reduce((sum, { groups }) => sum + groups, 0),
    differences: examined.flatMap(({ differences }) => differences),
    notCompared: examined.filter(({ isCompared }) => !isCompared).map(({ campaignId }) => campaignId),
  };
}

async function examineCampaign(deps: Needs, campaignId: string): Promise<ExaminedCampaign> {
  const first = await examineOnce(deps, campaignId);
  if (first.differences.length === 0) return first;
  // Money may have moved between the two looks, at the books and at the provider: what differs is looked at once more.
  const second = await examineOnce(deps, campaignId);
  return second.isCompared ? second : { ...first, isCompared: false };
}

async function examineOnce(deps: Needs, campaignId: string): Promise<ExaminedCampaign> {
  const books = await findBooks(deps, campaignId);
  if (!books) return { campaignId, groups: 0, differences: [], isCompared: true };
  const { funds, groups } = books;
  const recounted = { campaignId, groups: groups.length, differences: recountBooks(funds, groups) };
  try {
    const sums = await readProviderSums(deps, funds);
    if (sums) {
      const differences = [...recounted.differences, ...compareWithProvider(funds, groups, sums)];
      return { ...recounted, differences, isCompared: true };
    }
    deps.log.warn({ campaignId }, 'too many transfers or refunds to compare');
  } catch (error) {
    deps.log.error({ campaignId, err: error }, 'the books could not be held against the provider');
  }
  return { ...recounted, isCompared: false };
}

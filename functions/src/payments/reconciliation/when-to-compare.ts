import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Comparison } from '@doubloon/contract/payments/provider/comparison.ts';
import type { LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { createHash } from 'node:crypto';
import { hasOpenDispute } from '../ledger/freed-money.ts';

/** Days after which a campaign is compared again although nothing has changed here: one that is over at most twice in any month, also of 31 days. */
const SETTLED_EVERY_DAYS = 16;
/** A bank's time for evidence is seen a day before its end at the latest. */
const LIVE_EVERY_DAYS = 1;

type Compared = Pick<CampaignFunds, 'refunds' | 'refundRequest' | 'disputes'>;

/** A digest of all that is held against the provider: another one means that something has moved here. Groups are never changed, only added. */
export function digestOf({ refunds, refundRequest, disputes }: Compared, groups: readonly Pick<LedgerGroup, 'id'>[]) {
  const compared = JSON.stringify([groups.length, refunds, refundRequest, disputes]);
  return createHash('sha256').update(compared).digest('hex');
}

/** True when a closed campaign has no money left but what was refused to be refunded, none on its way or frozen, and no dispute to be decided. */
function isSettled(funds: Pick<CampaignFunds, 'closedAt' | 'balances' | 'disputes' | 'withheldCents'>): boolean {
  const { available, reserved, refunding, disputed } = funds.balances;
  const left = Math.max(available - funds.withheldCents, 0) + reserved + refunding + disputed;
  return funds.closedAt !== null && left === 0 && !hasOpenDispute(funds);
}

/** True when a campaign is to be held against the provider: it never was, its books have changed since, or that is long ago. One that differed is asked about daily. */
export function isDue(
  last: Comparison | null,
  funds: Compared & Pick<CampaignFunds, 'closedAt' | 'balances' | 'withheldCents'>,
  { digest, now }: { readonly digest: string; readonly now: Date },
): boolean {
  if (last?.booksDigest !== digest) return true;
  const days = isSettled(funds) && last.differences.length === 0 ? SETTLED_EVERY_DAYS : LIVE_EVERY_DAYS;
  // A clock that was moved back keeps nothing waiting.
  return now >= addDays(last.comparedAt, days) || now < last.comparedAt;
}

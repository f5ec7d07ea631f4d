import { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { platformFeeCents } from '@doubloon/contract/shared/money.ts';
import { dashboardNumbers } from '../../dashboard/dashboard-numbers.ts';
import { sumContributions, type Contributions } from '../../platform/contributions.ts';
import type { TallySource } from '../../platform/tally.ts';

/**
 * A campaign's accounts add to their owner's money, in cents: what was paid in, and where each cent of it is now. The parts always come to what was
 * paid in; what the platform lost beyond it is the platform's.
 */
export function fundsContributions({ ownerId, balances, feeCents }: CampaignFunds): Contributions {
  const { funded, available, reserved, paid, refunding, refunded, disputed } = balances;
  const chargedFee = platformFeeCents(funded);
  return dashboardNumbers(ownerId, {
    'money.paidInCents': funded + chargedFee,
    'money.availableCents': available,
    'money.pendingPayoutCents': reserved,
    'money.paidOutCents': paid,
    'money.refundedCents': refunding + refunded + chargedFee - feeCents,
    'money.disputedCents': disputed,
    'money.feeCents': feeCents,
  });
}

export const fundsSource: TallySource<typeof CampaignFunds> = {
  collection: COLLECTIONS.campaignFunds,
  schema: CampaignFunds,
  contributions: (funds) => sumContributions(funds.map(fundsContributions)),
};

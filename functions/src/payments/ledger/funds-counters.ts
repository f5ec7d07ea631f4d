import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { platformFeeCents } from '@doubloon/contract/shared/money.ts';
import type { Counts } from '../../platform/projections/counters.ts';
import { dashboardCounters } from '../../platform/projections/counter-places.ts';

/**
 * A campaign's accounts add to their owner's money, in cents: what was paid in, and where each cent of it is now. The parts always come to what was
 * paid in; what the platform lost beyond it is the platform's.
 */
export function countFunds({ ownerId, balances, feeCents }: CampaignFunds): Counts[] {
  const { funded, available, reserved, paid, refunding, refunded, disputed } = balances;
  const chargedFee = platformFeeCents(funded);
  return [
    dashboardCounters(ownerId, {
      'money.paidInCents': funded + chargedFee,
      'money.availableCents': available,
      'money.pendingPayoutCents': reserved,
      'money.paidOutCents': paid,
      'money.refundedCents': refunding + refunded + chargedFee - feeCents,
      'money.disputedCents': disputed,
      'money.feeCents': feeCents,
    }),
  ];
}

import type { CampaignBooksView } from '@doubloon/contract/payments/statements/campaign-books.ts';
import { MAX_ADDED_UP } from '@doubloon/contract/payments/statements/campaign-books.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerAccount, LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { estimateConnectFeesCents } from '@doubloon/contract/payments/provider-prices.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Handler } from '../../platform/dependencies.ts';
import { findBooks } from '../ledger/ledger.store.ts';

/** Shows what a campaign has brought the platform, by its ledger. Throws `not_found` for a campaign without books. */
export const getCampaignBooks: Handler<'getCampaignBooks'> = async ({ db }, { params }) => {
  const limit = MAX_ADDED_UP + 1;
  const books = await findBooks({ db }, params.id, limit);
  if (!books) throw notFound('Campaign');
  const paid = await db.payouts.findOfCampaign(params.id, ['paid'], limit);
  const creators = new Set(paid.map(({ creatorId }) => creatorId)).size;
  const complete = Math.max(books.groups.length, paid.length) < limit;
  return { ...toBooksView(books, creators), complete };
};

/** A campaign's margin by all groups of its books, for so many creators that were paid. Pure. */
function toBooksView(
  { funds, groups }: { readonly funds: CampaignFunds; readonly groups: readonly LedgerGroup[] },
  creators: number,
): Omit<CampaignBooksView, 'complete'> {
  const entries = groups.flatMap((group) => group.entries);
  const sum = (wanted: LedgerAccount) =>
    entries.reduce((total, { account, amountCents }) => (account === wanted ? total + amountCents : total), 0);
  const [fee, kept, loss] = [sum('fee'), sum('stripe_fees'), sum('loss')];
  const { paid: paidCents } = funds.balances;
  const marginCents = fee - kept - loss;
  const connectCents = estimateConnectFeesCents({ paidCents, creators });
  return {
    campaign_id: funds.campaignId,
    fee_cents: fee,
    provider_fees_cents: kept,
    payment_fee_booked: isFeeBooked(funds, groups),
    loss_cents: loss,
    margin_cents: marginCents,
    creators_paid: creators,
    paid_cents: paidCents,
    estimated_connect_fees_cents: connectCents,
    estimated_margin_cents: marginCents - connectCents,
  };
}

/** True once the provider has said what it keeps of the payment: fees of disputes are about the dispute instead. */
function isFeeBooked({ chargeId }: CampaignFunds, groups: readonly LedgerGroup[]): boolean {
  return groups.some(
    ({ subjectId, entries }) => subjectId === chargeId && entries.some(({ account }) => account === 'stripe_fees'),
  );
}

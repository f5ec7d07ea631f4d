import type { CampaignBooksView } from '@doubloon/contract/payments/statements/campaign-books.ts';
import { MAX_ADDED_UP } from '@doubloon/contract/payments/statements/campaign-books.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerAccount, LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { estimateConnectFeesCents } from '@doubloon/contract/payments/provider-prices.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Handler } from '../../platform/dependencies.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import { isFeeBooked, sumOf } from '../ledger/ledger.ts';

/** Shows what a campaign has brought the platform, by its ledger. Throws `not_found` for a campaign without books. */
export const getCampaignBooks: Handler<'getCampaignBooks'> = async ({ db }, { params }) => {
  const limit = MAX_ADDED_UP + 1;
  const books = await unitOfWork(
    { db },
    async (tx) => ({
      all: await tx.campaignFunds.findAllOf(params.id),
      groups: await tx.ledgerGroups.findOf(params.id, limit),
    }),
    { readOnly: true },
  );
  if (books.all.length === 0) throw notFound('Campaign');
  const paid = await db.payouts.findOfCampaign(params.id, ['paid'], limit);
  const creators = new Set(paid.map(({ creatorId }) => creatorId)).size;
  const complete = Math.max(books.groups.length, paid.length) < limit;
  return { ...toBooksView(params.id, books, creators), complete };
};

/** A campaign's margin by all groups of its books, for so many creators that were paid. Pure. */
function toBooksView(
  campaignId: string,
  { all, groups }: { readonly all: readonly CampaignFunds[]; readonly groups: readonly LedgerGroup[] },
  creators: number,
): Omit<CampaignBooksView, 'complete'> {
  const entries = groups.flatMap((group) => group.entries);
  const sum = (wanted: LedgerAccount) =>
    entries.reduce((total, { account, amountCents }) => (account === wanted ? total + amountCents : total), 0);
  const [fee, kept, loss] = [sum('fee'), sum('stripe_fees'), sum('loss')];
  const paidCents = sumOf(all, 'paid');
  const marginCents = fee - kept - loss;
  const connectCents = estimateConnectFeesCents({ paidCents, creators });
  return {
    campaign_id: campaignId,
    fee_cents: fee,
    provider_fees_cents: kept,
    payment_fee_booked: all.every((funds) => isFeeBooked(funds, groups)),
    loss_cents: loss,
    margin_cents: marginCents,
    creators_paid: creators,
    paid_cents: paidCents,
    estimated_connect_fees_cents: connectCents,
    estimated_margin_cents: marginCents - connectCents,
  };
}

import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { findBankConversations, NO_CONVERSATIONS } from '../messaging/bank-consent.ts';
import { providerIdOf } from '../payments/refunds/refund-request.ts';
import type { Call } from '../platform/dependencies.ts';
import type { EvidenceFacts } from './evidence-texts.ts';

/** Treasures and payouts that are listed; the texts of more would not fit. */
const MAX_LISTED = 50;
/** Payouts of all payments for a campaign among which those of the disputed one are looked for. */
const MAX_SEARCHED = 200;

/** A campaign with all its funds, and those whose payment is disputed. */
export interface DisputedPayment {
  readonly campaignId: string;
  readonly all: readonly CampaignFunds[];
  readonly disputed: CampaignFunds;
}

const paidBudget = ({ createdAt: at, balances: { funded: budgetCents } }: CampaignFunds) => ({ at, budgetCents });

/** Gathers what a bank can be told of a disputed payment; messages are looked for only with `withMessages`. Reads at most 50 of each list, and 200 payouts. */
export async function gatherEvidence(
  { db, config }: Call,
  { campaignId, all, disputed }: DisputedPayment,
  { withMessages }: { readonly withMessages: boolean },
): Promise<EvidenceFacts> {
  const campaign = await db.campaigns.get(campaignId);
  const [user, own, approved, unpaid, payouts] = await Promise.all([
    db.users.find(campaign.ownerId),
    db.userPrivate.find(campaign.ownerId),
    db.deliverables.findApproved(campaignId, MAX_LISTED),
    db.deliverables.findAcceptedUnpaid(campaignId, MAX_LISTED),
    db.payouts.findPaidFrom(disputed, MAX_SEARCHED),
  ]);
  const deliverables = [...approved, ...unpaid.map(asAccepted)].slice(0, MAX_LISTED);
  const listed = payouts.slice(0, MAX_LISTED);
  const creatorIds = [...new Set([...deliverables, ...listed].map(({ creatorId }) => creatorId))].slice(0, MAX_LISTED);
  const refunded = disputed.refunds.filter(({ status }) => status === 'refunded').slice(0, MAX_LISTED);
  const [groups, refundTimes, conversations] = await Promise.all([
    db.ledgerGroups.findPayments(listed),
    db.ledgerGroups.findRefundTimes(refunded.filter(({ refundedAt }) => refundedAt === null)),
    withMessages ? findBankConversations(db, campaign.ownerId, creatorIds) : NO_CONVERSATIONS,
  ]);
  const booked = listed.flatMap((payout) => {
    const paidAt = groups.get(payout.id)?.createdAt;
    return paidAt ? [{ payout, paidAt }] : [];
  });
  return {
    campaign,
    payments: all.map(paidBudget),
    disputed: paidBudget(disputed),
    payer: user && own && { ...own, name: user.name, registeredAt: user.createdAt },
    deliverables: deliverables.sort((one, other) => +one.createdAt - +other.createdAt),
    payouts: booked.sort((one, other) => +one.paidAt - +other.paidAt),
    refunds: givenBack(disputed, refunded, refundTimes),
    conversations,
    siteOrigin: config.siteOrigin,
  };
}

/** A treasure that waits for its payment only, as of the day on which the payer has accepted it. */
const asAccepted = (waiting: Deliverable): Deliverable => ({
  ...waiting,
  acceptedAt: waiting.paymentProblem?.acceptedAt ?? null,
});

/** Returns what the payer of a payment was given back: by the provider's refunds, and from the platform's bank; the oldest first. */
function givenBack(
  funds: CampaignFunds,
  refunded: CampaignFunds['refunds'],
  times: ReadonlyMap<string, Date>,
): EvidenceFacts['refunds'] {
  const byProvider = refunded.map((record) => ({
    amountCents: record.budgetCents + record.feeCents + record.lossCents,
    at: record.refundedAt ?? times.get(record.id) ?? null,
    by: { refundId: providerIdOf(funds, record) },
  }));
  const byBank = funds.settlements.map(({ budgetCents, feeCents, settledAt, reference }) => ({
    ...{ amountCents: budgetCents + feeCents, at: settledAt, by: { bankReference: reference } },
  }));
  return [...byProvider, ...byBank].sort((one, other) => Number(one.at) - Number(other.at));
}

import type { Application } from '@doubloon/contract/applications/application.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { LIVE_PAYOUT_STATUSES, wasPaid } from '@doubloon/contract/payments/lifecycle.ts';
import type { Documents } from '../platform/database/database.ts';
import type { FlagFacts } from './rule.ts';

/** Returns how risky the payment for a campaign is, and what its owner, its card and a creator have moved within a day. Reads at most 81. */
export async function findVelocity(
  db: Documents,
  { campaignId, ownerId, creatorId }: Pick<Application, 'campaignId' | 'ownerId' | 'creatorId'>,
  now: Date,
): Promise<Pick<FlagFacts, 'riskLevel' | 'velocity'>> {
  const funds = await db.campaignFunds.find(campaignId);
  const paidAt = funds?.createdAt ?? now;
  const [from, to] = [addDays(paidAt, -1), addDays(paidAt, 1)];
  const [paid, withCard, payouts] = await Promise.all([
    db.campaignFunds.findPaidBetween(ownerId, from, to),
    db.paymentCards.findPaymentsLike(ownerId, campaignId),
    db.payouts.findNewestOf(creatorId, addDays(now, -1)),
  ]);
  const ofDay = withCard.filter(({ at }) => at >= from && at <= to);
  const kept = payouts.filter(({ status }) => wasPaid(status) || LIVE_PAYOUT_STATUSES.includes(status));
  return {
    riskLevel: funds?.riskLevel ?? null,
    velocity: {
      ofOwner: { loots: paid.length, cents: sum(paid.map(({ terms }) => terms.budgetCents)) },
      ofCard: { loots: ofDay.length, owners: new Set(ofDay.map(({ uid }) => uid)).size },
      ofCreator: { payouts: kept.length, cents: sum(kept.map(({ amountCents }) => amountCents)) },
    },
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

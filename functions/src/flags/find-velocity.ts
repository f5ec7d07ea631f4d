import type { Application } from '@doubloon/contract/applications/application.ts';
import { type CampaignFunds, RiskLevel } from '@doubloon/contract/payments/campaign-funds.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { LIVE_PAYOUT_STATUSES, wasPaid } from '@doubloon/contract/payments/lifecycle.ts';
import { sumOf } from '../payments/ledger/ledger.ts';
import type { Documents } from '../platform/database/database.ts';
import type { FlagFacts } from './rule.ts';

/**
 * Returns the risk rating of the payments for a campaign, whether an issuer has warned of its cards or of another one of its owner, whether one of them was made with a card that 3-D Secure did not authenticate, the most that its owner and its cards have moved within a day of one of them, and what its creator
 * has moved within a day. Reads at most 291.
 */
export async function findVelocity(
  db: Documents,
  { campaignId, ownerId, creatorId }: Pick<Application, 'campaignId' | 'ownerId' | 'creatorId'>,
  now: Date,
): Promise<Pick<FlagFacts, 'riskLevel' | 'isWarned' | 'isUnauthenticated' | 'velocity'>> {
  const all = await db.campaignFunds.findAllOf(campaignId);
  const days = all.map(({ createdAt }) => ({ from: addDays(createdAt, -1), to: addDays(createdAt, 1) }));
  const [paid, withCard, payouts] = await Promise.all([
    Promise.all(days.map(({ from, to }) => db.campaignFunds.findPaidBetween(ownerId, from, to))),
    db.paymentCards.findPaymentsLike(ownerId, campaignId, now),
    db.payouts.findNewestOf(creatorId, addDays(now, -1)),
  ]);
  const ofDays = days.map(({ from, to }) => withCard.payments.filter(({ at }) => at >= from && at <= to));
  const kept = payouts.filter(({ status }) => wasPaid(status) || LIVE_PAYOUT_STATUSES.includes(status));
  return {
    riskLevel: highestRisk(all),
    isWarned: withCard.isWarned,
    isUnauthenticated: all.some(({ liabilityShifted, goesBack }) => liabilityShifted === false && goesBack === null),
    velocity: {
      ofOwner: {
        loots: most(paid, (day) => day.length),
        cents: most(paid, (day) => sumOf(day, 'funded')),
      },
      ofCard: {
        loots: most(ofDays, (day) => day.length),
        owners: most(ofDays, (day) => new Set(day.map(({ uid }) => uid)).size),
      },
      ofCreator: { payouts: kept.length, cents: sum(kept.map(({ amountCents }) => amountCents)) },
    },
  };
}

/**
 * Returns the highest risk of any payment for a campaign, including refunded ones; a card issuer's warning of fraud is the highest. Null if no risk is known.
 */
function highestRisk(all: readonly CampaignFunds[]): RiskLevel | null {
  const seen = all.map(({ riskLevel, fraudWarnedAt }) => (fraudWarnedAt ? 'highest' : riskLevel));
  return RiskLevel.options.findLast((level) => seen.includes(level)) ?? null;
}

const most = <T>(days: readonly T[], figureOf: (day: T) => number): number => Math.max(0, ...days.map(figureOf));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

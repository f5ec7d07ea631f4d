import type { Application } from '@doubloon/contract/applications/application.ts';
import { type CampaignFunds, RiskLevel } from '@doubloon/contract/payments/campaign-funds.ts';
import { PAYMENT_WAITS } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { sumOf } from '../payments/ledger/ledger.ts';
import type { Documents } from '../platform/database/database.ts';
import type { FlagFacts } from './rule.ts';

/**
 * Returns the risk rating of the payments for a campaign, whether an issuer has warned of its cards or of another one of its owner, whether one of them was made with a card that 3-D Secure did not authenticate, the most that its owner and its cards have moved within a day of one of them, and what its creator
 * is paid within a day. Reads at most 343.
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
    db.paymentCards.findPaymentsLike(ownerId, all, now),
    db.payouts.findSentAround(creatorId, now),
  ]);
  const ofDays = days.map(({ from, to }) => withCard.payments.filter(({ at }) => at >= from && at <= to));
  // A payment that admins had before them is not counted against itself: one of a project at a time has its money set aside.
  const others = payouts.filter(
    ({ status, campaignId: of, failure }) =>
      status !== 'held' || of !== campaignId || failure?.reason === PAYMENT_WAITS,
  );
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
      ofCreator: { payouts: others.length, cents: sum(others.map(({ amountCents }) => amountCents)) },
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

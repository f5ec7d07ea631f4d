import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { holdEndsAt, isDoubted } from '../../cases/cases.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { payoutIdOf } from '../payouts/payable.ts';

/** Days before the end of a bank's time for evidence from which people are told again, with every round. */
const ANSWER_SOON_DAYS = 2;

/** Logs which disputes a bank stops to wait for soon. The cases know it from the provider's messages. Reads up to 100. */
export async function warnOfDeadlines({ db, log }: Pick<Dependencies, 'db' | 'log'>, now: Date): Promise<void> {
  for (const { id: caseId, campaignId, subjectId: dispute, answerBy } of await db.cases.findToAnswer(
    now,
    addDays(now, ANSWER_SOON_DAYS),
  ))
    log.error({ caseId, campaignId, dispute, answerBy }, 'a dispute waits for evidence');
}

/** Open cases of held payments that one round looks at, the oldest first. */
const MAX_HOLDS = 100;

/**
 * Logs which held payments end within a day because no admin has looked: they are sent, or refused where the payment for their loot is risky. One that cannot be read is logged and keeps nothing waiting. Reads up to 100, and
 * for those as old as a hold lasts, 3 more each.
 */
export async function warnOfEndingHolds({ db, log }: Pick<Dependencies, 'db' | 'log'>, now: Date): Promise<void> {
  const soon = addDays(now, 1);
  for (const open of await db.cases.findOldestOpen('hold', MAX_HOLDS)) {
    const { id, subjectId, createdAt, flag, silenceRefuses } = open;
    if (flag !== null || holdEndsAt(createdAt, isDoubted(open)) > soon) continue;
    try {
      const held = await db.payouts.find(payoutIdOf(subjectId));
      if (held?.status !== 'held' || !held.checkAt || held.checkAt > soon) continue;
      const { campaignId, checkAt: endsAt } = held;
      // A payment of warned funds is refused on its day.
      if ((await db.campaignFunds.find(fundsIdOf(held)))?.fraudWarnedAt) continue;
      log.error({ caseId: id, payoutId: held.id, campaignId, endsAt, silenceRefuses }, 'a held payment ends undecided');
    } catch (error) {
      // On its day, `resolve-payouts` says by an error that it cannot be read.
      log.warn({ caseId: id, err: error }, 'a held payment was not looked at');
    }
  }
}

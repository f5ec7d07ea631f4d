import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { caseIdOfHeld } from '../payouts/held-payout.ts';

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

/**
 * Logs which held payments end within a day because no admin has looked: they are sent, or refused where the payment for their loot is risky. One that cannot be read is
 * logged and keeps nothing waiting. Reads 5 for each payment that is due within a day.
 */
export async function warnOfEndingHolds({ db, log }: Pick<Dependencies, 'db' | 'log'>, now: Date): Promise<void> {
  for await (const payoutId of db.payouts.eachIdToCheck(addDays(now, 1))) {
    try {
      const held = await db.payouts.find(payoutId);
      if (held?.status !== 'held') continue;
      const open = await db.cases.find(caseIdOfHeld(held));
      if (!open || caseLife.isFinal(open.status) || open.flag !== null) continue;
      // A payment of warned funds is refused on its day.
      if ((await db.campaignFunds.find(fundsIdOf(held)))?.fraudWarnedAt) continue;
      const { campaignId, checkAt: endsAt } = held;
      const { id: caseId, silenceRefuses } = open;
      log.error({ caseId, payoutId, campaignId, endsAt, silenceRefuses }, 'a held payment ends undecided');
    } catch (error) {
      // On its day, `resolve-payouts` says by an error that it cannot be read.
      log.warn({ payoutId, err: error }, 'a held payment was not looked at');
    }
  }
}

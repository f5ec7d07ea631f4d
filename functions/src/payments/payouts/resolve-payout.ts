import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { payoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import type { FullPayout, Payout } from '@doubloon/contract/payments/payout.ts';
import { allDue, untilDone, type JobRun } from '../../platform/jobs/until-done.ts';
import { nextLook, takeStep, after, CHECK_EVERY_MS } from '../attempts/take-step.ts';
import { INTERRUPTED } from '../statements/payment-refusal.ts';
import { endHold } from './end-hold.ts';
import { maySend } from './held-payout.ts';
import { payableOf, type PayoutDependencies } from './payable.ts';
import { askForTransfer, findStop } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';

/**
 * Finds the result of a payout in flight and settles it, and ends the hold of one whose day has come. A payout comes back as it is when it is settled, when its hold goes on, and while another process has its lease. A process that died before sending has
 * failed. An attempt whose outcome is open is sent again under its own key for some minutes, unless the payment for its loot was warned of or disputed meanwhile, then looked for among the provider's transfers, and has failed
 * when it is not there after a quiet period. Throws the client's error when the look fails. Reads up to 28 and what an evaluation of flags reads, writes up to 22.
 */
export async function resolvePayout(deps: PayoutDependencies, payoutId: string): Promise<Payout> {
  const seen = await deps.db.payouts.find(payoutId);
  const lookedAt = deps.clock.now();
  const isDue = seen !== null && payoutLife.isDue(seen, 'letGo', lookedAt);
  // Found before anything is sent: what was approved first waits until the rest of a day's doings can be seen, and much can have come out since an admin has looked.
  const hold =
    isDue && (await maySend(deps, seen)) ? await deps.findHold(deps, payableOf(seen), { alsoHeld: true }) : null;
  const { payout } = await takeStep(deps, async (tx) => {
    const found = await tx.payouts.get(payoutId);
    const now = deps.clock.now();
    // One whose day has come only between the two looks is for the next run.
    if (isDue && payoutLife.isDue(found, 'letGo', now)) return endHold(tx, deps, found, { now, hold, lookedAt });
    if (payoutLife.isDue(found, 'release', now)) {
      const outcome = { kind: 'failed', failure: INTERRUPTED, again: true } as const;
      return { kind: 'done', result: await settlePayout(tx, deps, { sent: found, outcome, now }) };
    }
    const isOpen = found.status === 'unresolved' || payoutLife.isDue(found, 'doubt', now);
    if (!isOpen || !found.firstSentAt) return { kind: 'done', result: { payout: found, payable: null } };
    const source = await tx.campaignFunds.get(fundsIdOf(found));
    const { kind, times } = nextLook(found, found.transferId, { now, maySend: findStop(source) === null });
    const checkAt = after(now, CHECK_EVERY_MS);
    const doubted = found.status === 'unresolved' ? {} : payoutLife.move(found, 'doubt');
    const asked: FullPayout = { ...found, ...doubted, ...times, checkAt, updatedAt: now };
    tx.payouts.put(asked);
    return askForTransfer(deps, kind, asked, source);
  });
  return payout;
}

/** The scheduled job that settles payouts in flight and sends held ones on their day, those longest overdue first. */
export async function resolvePayouts(deps: PayoutDependencies & JobRun): Promise<void> {
  const { db, clock, log } = deps;
  const toCheck = allDue({
    items: db.payouts.eachIdToCheck(clock.now()),
    idOf: (payoutId) => payoutId,
    async handle(payoutId) {
      const { status } = await resolvePayout(deps, payoutId);
      log.info({ payoutId, status }, 'payout looked at');
    },
    failed: (payoutId, error) => {
      log.error({ payoutId, err: error }, 'payout not resolved');
    },
  });
  await untilDone(deps, [toCheck]);
}

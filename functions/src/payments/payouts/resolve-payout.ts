import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { unitOfWork } from '../../platform/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { INTERRUPTED, NOT_RECEIVED } from '../statements/payment-refusal.ts';
import { after, CHECK_EVERY_MS, QUIET_PERIOD_MS, REPLAY_FOR_MS } from './payout-timing.ts';
import type { FullPayout } from './payouts.store.ts';
import { findTransfer, sendTransfer, type SendOutcome, type TransferSource } from './send-payout.ts';
import { settlePayout } from './settle-payout.ts';

type Context = Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log' | 'payables'>;

/** What is to be done about a payout: nothing, or find out what became of it, first by sending it again while that is safe. */
type Step =
  | { readonly kind: 'none'; readonly payout: Payout }
  | { readonly kind: 'ask'; readonly payout: FullPayout; readonly source: TransferSource; readonly replay: boolean };

/**
 * Finds out what became of a payout in flight and books it; one that is settled, or that a living process is at work on, comes back as it
 * is. A process that died before sending has failed. An attempt whose outcome is open is sent again under its own key for some minutes, then
 * looked for among the provider's transfers, and has failed when it is not there after a quiet period. Throws what the provider's client
 * throws when it cannot be asked. Reads up to 9, writes up to 8.
 */
export async function resolvePayout(deps: Context, payoutId: string): Promise<Payout> {
  const { db, log, clock, payables } = deps;
  const step = await takeStep(deps, payoutId);
  if (step.kind === 'none') return step.payout;
  const { payout } = step;
  const outcome = await findOutcome(deps, step);
  return unitOfWork({ db }, async (tx) => {
    if (outcome.kind === 'failed' && !step.replay) {
      const current = await tx.payouts.get(payoutId);
      // Somebody has sent it again meanwhile, so the quiet period starts anew.
      if (current.lastSentAt?.getTime() !== payout.lastSentAt?.getTime()) return current;
    }
    const settlement = { payoutId, attempt: payout.attempt, outcome, now: clock.now() };
    return (await settlePayout(tx, { log, payables }, settlement)).payout;
  });
}

function takeStep({ db, log, clock, payables }: Context, payoutId: string): Promise<Step> {
  return unitOfWork({ db }, async (tx): Promise<Step> => {
    const payout = await tx.payouts.get(payoutId);
    const now = clock.now();
    const { status, attempt, firstSentAt } = payout;
    const isLeased = payout.checkAt !== null && payout.checkAt > now;
    if (status === 'reserved' && !isLeased) {
      const outcome = { kind: 'failed', failure: INTERRUPTED } as const;
      const settled = await settlePayout(tx, { log, payables }, { payoutId, attempt, outcome, now });
      return { kind: 'none', payout: settled.payout };
    }
    const isOpen = status === 'unresolved' || (status === 'sending' && !isLeased);
    if (!isOpen || !firstSentAt) return { kind: 'none', payout };
    const { chargeId, transferGroup } = await tx.campaignFunds.get(payout.campaignId);
    const replay = now < after(firstSentAt, REPLAY_FOR_MS);
    const asked: FullPayout = {
      ...payout,
      status: 'unresolved',
      ...(replay && { lastSentAt: now }),
      checkAt: after(now, CHECK_EVERY_MS),
      updatedAt: now,
    };
    tx.payouts.put(asked);
    return { kind: 'ask', payout: asked, source: { chargeId, transferGroup }, replay };
  });
}

async function findOutcome(deps: Context, { payout, source, replay }: Step & { kind: 'ask' }): Promise<SendOutcome> {
  if (replay) {
    const outcome = await sendTransfer(deps, payout, source, { isReplay: true });
    if (outcome.kind !== 'unresolved') return outcome;
  }
  const found = await findTransfer(deps, payout, source);
  if (found) return { kind: 'paid', transferId: found.transferId };
  const isQuiet = payout.lastSentAt !== null && after(payout.lastSentAt, QUIET_PERIOD_MS) <= deps.clock.now();
  return isQuiet ? { kind: 'failed', failure: NOT_RECEIVED } : { kind: 'unresolved' };
}

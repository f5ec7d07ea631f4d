import { askBack, lookAtTransfer, takeBack } from '../payments/payouts/take-back.ts';
import { toPayoutView } from '../payments/statements/show-payouts.ts';
import { notFound } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { recordAction } from './audit-log.ts';

/**
 * Takes back what a creator still has of a payout, as far as their balance at the provider has it; the answer says how much that was by now. Recorded before it is asked
 * for, so that no money is taken without a record. It can be repeated after it failed halfway, and when the balance has more.
 */
export const reversePayout: Handler<'reversePayout'> = async (call, { params, body }) => {
  const found = await call.db.payouts.find(params.id);
  if (!found) throw notFound('Payout');
  const stands = await lookAtTransfer(call, found);
  const back = await unitOfWork(call, async (tx) => {
    const payout = await tx.payouts.get(params.id);
    const asked = askBack(tx, payout, stands, call.clock.now());
    recordAction(tx, call, {
      action: 'payout_reversal_asked',
      subject: { kind: 'payout', id: params.id },
      before: { reversedCents: payout.reversedCents },
      after: { reversedCents: asked.reversedCents },
      reason: body.reason,
    });
    return asked;
  });
  const payout = await takeBack(call, back);
  if (!payout) throw notFound('Payout');
  return toPayoutView(payout);
};

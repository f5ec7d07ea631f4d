import { requireReversible, takeBack } from '../payments/payouts/reverse-payout.ts';
import { toPayoutView } from '../payments/statements/show-payouts.ts';
import { notFound } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { recordAction } from './audit-log.ts';

/** Takes back what a creator still has of a payout. Recorded before it is asked for, so that no money is taken without a record. It can be repeated after it failed halfway. */
export const reversePayout: Handler<'reversePayout'> = async (call, { params, body }) => {
  const transferId = await unitOfWork(call, async (tx) => {
    const payout = await tx.payouts.find(params.id);
    if (!payout) throw notFound('Payout');
    const { reversedCents, amountCents } = payout;
    const id = requireReversible(payout);
    recordAction(tx, call, {
      action: 'payout_reversal_asked',
      subject: { kind: 'payout', id: params.id },
      before: { reversedCents },
      after: { reversedCents: amountCents },
      reason: body.reason,
    });
    return id;
  });
  const payout = await takeBack(call, transferId);
  if (!payout) throw notFound('Payout');
  return toPayoutView(payout);
};

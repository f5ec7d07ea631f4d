import { caseLife } from '@doubloon/contract/cases/lifecycle.ts';
import { closeCase, getOpenCase, toCaseView } from '../cases/cases.ts';
import { examineCampaign } from '../payments/reconciliation/examine-books.ts';
import { settleOffProvider } from '../payments/refunds/settle-refund.ts';
import { AppError, illegalState } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { recordAction } from './audit-log.ts';

/**
 * Books that a refund which the provider could not make was paid from the platform's bank, once; repeating it with the same reference changes nothing. Asks the provider first,
 * so that nobody pays what it has given back after all.
 */
export const settleRefund: Handler<'settleRefund'> = async (call, { params, body }) => {
  const { db, clock, caller, payables } = call;
  const { reference, amount: amountCents } = body;
  const { kind, campaignId, status } = await db.cases.get(params.id);
  if (kind !== 'settlement' || campaignId === null) throw illegalState('This case is not about a refund that failed');
  if (!caseLife.isFinal(status)) await requireAgreement(call, campaignId);
  const settled = await unitOfWork({ db }, async (tx) => {
    const found = await tx.cases.get(params.id);
    const isSame = found.decision?.reason === reference && found.amountCents === amountCents;
    if (found.status === 'granted' && isSame) return found;
    const open = await getOpenCase(tx, params.id);
    const now = clock.now();
    await settleOffProvider(tx, payables, open, { reference, amountCents, now });
    const closed = closeCase(tx, open, 'granted', { adminId: caller.uid, reason: reference, decidedAt: now });
    recordAction(tx, call, {
      action: 'refund_settled',
      subject: { kind: 'case', id: params.id },
      before: { status: open.status },
      after: { status: closed.status, amountCents, campaignId },
      reason: reference,
    });
    return closed;
  });
  return toCaseView(settled);
};

/** Throws `illegal_state` while a campaign's books differ from the provider, `provider_unavailable` when it does not say. */
async function requireAgreement(call: Call, campaignId: string): Promise<void> {
  const { differences, isCompared } = await examineCampaign(call, campaignId);
  if (!isCompared) {
    throw new AppError(
      'provider_unavailable',
      'The payment provider does not say whether it has made this refund after all. Please try again.',
    );
  }
  if (differences.length > 0) {
    throw illegalState(
      'The books of this loot differ from the payment provider: nothing can be settled until they agree',
    );
  }
}

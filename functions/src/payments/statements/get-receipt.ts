import type * as receiptOperations from '@doubloon/contract/payments/receipt-operations.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { toPayoutReceiptView } from './receipt-view.ts';

/** The receipt of a payout to or from the caller, any for admins. Throws `not_found` for anybody else's. */
export const getReceipt: Handler<typeof receiptOperations.getReceipt> = async ({ db, caller }, { params }) => {
  const payout = await db.payouts.findShown(params.id);
  const isParty = payout?.creatorId === caller.uid || payout?.ownerId === caller.uid;
  if (!payout || !(isParty || caller.role === 'admin')) throw notFound('Payout');
  return toPayoutReceiptView(payout);
};

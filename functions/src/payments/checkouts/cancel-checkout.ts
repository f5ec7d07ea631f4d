import type * as operations from '@doubloon/contract/payments/operations.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Handler } from '../../platform/http/operation-route.ts';
import { draftKeyOf } from './claim-draft.ts';
import { endCheckout } from './end-checkout.ts';

/** Ends the checkout of a draft that its owner has come back from, so that its page cannot be paid later; says so when it was paid before. */
export const cancelCheckout: Handler<typeof operations.cancelCheckout> = async (call, { body }) => {
  const { db, caller } = call;
  const draft = await db.checkoutDrafts.find(draftKeyOf(caller.uid, body.draftId));
  const checkout = draft && (await db.checkouts.find(draft.checkoutId));
  if (!checkout) throw notFound('Checkout');
  const { status, sessionId } = await endCheckout(call, checkout);
  if (status === 'completed') return { status: 'paid', payment_gateway_id: sessionId };
  if (status === 'processing') return { status: 'processing', payment_gateway_id: sessionId };
  return { status: 'cancelled', payment_gateway_id: null };
};

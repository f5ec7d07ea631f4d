import { isDeepStrictEqual } from 'node:util';
import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { isTakenOn, UNDECIDED_CHECKOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { type AppError, notFound, illegalState } from '../../platform/app-error.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import { derivedId } from '../../platform/ids.ts';
import { endCheckout } from './end-checkout.ts';
import type { EventContext } from '../provider/event-effect.ts';
import type { Handler } from '../../platform/dependencies.ts';

const ATTEMPTS = 5;

type DraftedCheckout = Checkout & { readonly draftKey: string };

/** Returns the id of an owner's draft, made from its name, or else from its content. */
export function draftKeyOf(ownerId: string, draft: string | Checkout['campaign']): string {
  return derivedId('dft', JSON.stringify([ownerId, draft]));
}

/** Returns the error for a checkout that came second: the page is where the other one leads. */
export function openedElsewhere(): AppError {
  return illegalState('This loot is being taken to the payment in another window. Continue there, or try again.');
}

/**
 * Stores a checkout as the current one of its draft, and ends an earlier one of the draft and open ones of the owner's with the same content. Stores nothing
 * and returns the earlier one when that is paid or being confirmed; drafts that only have the same content (`named` false) may be paid one after the other.
 * Throws `provider_unavailable` when an earlier one cannot be ended, `illegal_state` when others keep coming first.
 */
export async function claimDraft(
  context: EventContext,
  checkout: DraftedCheckout,
  { named }: { readonly named: boolean },
): Promise<Checkout | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const standing = await endEarlier(context, checkout, named);
    if (standing) return standing;
    if (await takeDraft(context, checkout, named)) return null;
  }
  throw openedElsewhere();
}

async function endEarlier(context: EventContext, checkout: DraftedCheckout, named: boolean): Promise<Checkout | null> {
  const { db } = context;
  const draft = await db.checkoutDrafts.find(checkout.draftKey);
  const current = draft && (await db.checkouts.find(draft.checkoutId));
  const same = (await db.checkouts.findOpen(checkout.ownerId)).filter(
    ({ id, campaign, addsTo }) =>
      id !== current?.id && addsTo === checkout.addsTo && isDeepStrictEqual(campaign, checkout.campaign),
  );
  for (const earlier of current && blocks(current, named) ? [current, ...same] : same) {
    const ended = await endCheckout(context, earlier);
    if (isTakenOn(ended.status)) return ended;
  }
  return null;
}

function takeDraft({ db }: EventContext, checkout: DraftedCheckout, named: boolean): Promise<boolean> {
  const { draftKey: id, ownerId } = checkout;
  return unitOfWork({ db }, async (tx) => {
    const draft = await tx.checkoutDrafts.find(id);
    const current = draft && (await tx.checkouts.find(draft.checkoutId));
    if (current && blocks(current, named)) return false;
    tx.checkouts.add(checkout);
    tx.checkoutDrafts.put({ id, ownerId, checkoutId: checkout.id });
    return true;
  });
}

function blocks({ status }: Checkout, named: boolean): boolean {
  return UNDECIDED_CHECKOUT_STATUSES.includes(status) || (named && status === 'completed');
}

/** Ends the checkout of a draft that its owner has come back from, so that its page cannot be paid later; says so when it was paid before. */
export const cancelCheckout: Handler<'cancelCheckout'> = async (call, { body }) => {
  const { db, caller } = call;
  const draft = await db.checkoutDrafts.find(draftKeyOf(caller.uid, body.draftId));
  const checkout = draft && (await db.checkouts.find(draft.checkoutId));
  if (!checkout) throw notFound('Checkout');
  const { status, sessionId } = await endCheckout(call, checkout);
  if (status === 'completed') return { status: 'paid', payment_gateway_id: sessionId };
  if (status === 'processing') return { status: 'processing', payment_gateway_id: sessionId };
  return { status: 'cancelled', payment_gateway_id: null };
};

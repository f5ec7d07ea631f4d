import { Checkout, CheckoutDraft, MAX_OPEN_CHECKOUTS } from '@doubloon/contract/payments/checkout.ts';
import type { CheckoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { type Database, unitOfWork } from '../../platform/database/database.ts';
import { storeOf } from '../../platform/database/document-store.ts';

/** The current checkout of each draft that was taken to one. */
export class CheckoutDrafts extends storeOf('checkoutDrafts', CheckoutDraft, ({ id }) => id) {}

export class Checkouts extends storeOf('checkouts', Checkout, ({ id }) => id, { of: 'ownerId' }) {
  /** Checkouts of an owner that may still be paid, at most `MAX_OPEN_CHECKOUTS`. Reads one per checkout. */
  findOpen(ownerId: string): Promise<Checkout[]> {
    return this.all(this.of(ownerId).where('status', '==', 'open').limit(MAX_OPEN_CHECKOUTS));
  }

  /** Yields the checkouts whose session is due to be asked for, longest overdue first, read on demand. Reads one per checkout. */
  eachToCheck(now: Date): AsyncIterable<Checkout> {
    return this.inTurn(this.documents.where('checkAt', '<=', now).orderBy('checkAt'));
  }

  /** True when an owner has a checkout in one of these statuses. Reads at most 1. */
  hasIn(ownerId: string, statuses: readonly CheckoutStatus[]): Promise<boolean> {
    return this.any(this.of(ownerId).where('status', 'in', statuses));
  }
}

/** Records the session the provider opened for a checkout; false when that was ended meanwhile. Reads 1, writes up to 1. */
export function recordSession({ db }: { readonly db: Database }, id: string, sessionId: string): Promise<boolean> {
  return unitOfWork({ db }, async ({ checkouts }) => {
    const checkout = await checkouts.find(id);
    if (checkout?.status !== 'open') return false;
    checkouts.put({ ...checkout, sessionId });
    return true;
  });
}

/** Records when a checkout that is still undecided is looked at next; a decided one stays as it is. Reads 1, writes up to 1. */
export function postponeCheck({ db }: { readonly db: Database }, id: string, checkAt: Date): Promise<void> {
  return unitOfWork({ db }, async ({ checkouts }) => {
    const checkout = await checkouts.find(id);
    if (checkout?.checkAt) checkouts.put({ ...checkout, checkAt });
  });
}

import { CheckoutDraft } from '@doubloon/contract/payments/checkout.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { DocumentStore } from '../../platform/database/document-store.ts';
import type { Session } from '../../platform/database/session.ts';

declare module '../../platform/database/database.ts' {
  interface Stores {
    readonly checkoutDrafts: CheckoutDrafts;
  }
}

/** Which checkout of each draft counts; there is none for a draft that was never taken to one. */
export class CheckoutDrafts extends DocumentStore<CheckoutDraft> {
  constructor(session: Session) {
    super(session, COLLECTIONS.checkoutDrafts, CheckoutDraft, ({ id }) => id);
  }
}

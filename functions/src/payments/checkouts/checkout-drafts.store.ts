import { CheckoutDraft } from '@doubloon/contract/payments/checkout.ts';
import { storeOf } from '../../platform/database/document-store.ts';

/** Which checkout of each draft counts; there is none for a draft that was never taken to one. */
export class CheckoutDrafts extends storeOf('checkoutDrafts', CheckoutDraft, ({ id }) => id) {}

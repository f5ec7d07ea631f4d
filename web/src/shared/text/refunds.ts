import { APPEAL_HOLDS_DAYS } from '@doubloon/contract/cases/case.ts';
import type { GoesBack, RefundHold, RefundPendingReason } from '@doubloon/contract/payments/refund-request.ts';
import { PAYMENT_TRIED_FOR_DAYS } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { validationTime } from './validation-days.ts';

/** Texts for an owner about the refund of a closed loot. */
export const refundsText = {
  nothingLeft: 'Nothing is left, so nothing is refunded.',
  wentBack: 'Nothing is left: what was not paid out went back to where it was paid from.',
  review: 'Our team reviews it within 3–5 business days. What nobody objects to is granted then.',
  arrival:
    'Once it is sent, it takes 5–10 business days to arrive on the card, or after PayNow the bank account, you paid from.',
  full: 'If nothing is paid out, all of it comes back, budget and fee: we bear what the payment provider keeps.',
  added:
    'Budget that was added later is a payment of its own: what is left of it goes back to where that was paid from. One that comes twice, after the loot has closed or with a high risk of fraud goes back whole, and so does one by PayNow when the end date was moved meanwhile, too late for such a refund.',
  partial: 'If some of it is paid out, the rest comes back with the part of the fee that belongs to it.',
} as const;

/** Reasons why a payment was not added to a loot, and all of it goes back. */
export const goesBackTexts: Readonly<Record<GoesBack, string>> = {
  repeated: 'Another payment had added budget already, so all of this one goes back.',
  late: 'It came after the loot had closed, so all of it goes back.',
  method:
    'The end date was moved meanwhile, too late for a refund to where this was paid from, so all of it goes back.',
  risk: 'The payment provider saw a high risk of fraud in it, so all of it goes back.',
};

/** Reasons why a refund waits: said of one loot (`now`), and of all in the refund policy (`policy`), which has to name everything. */
export const refundHoldTexts: Readonly<Record<RefundHold, { readonly now: string; readonly policy: string }>> = {
  payout: {
    now: 'A payment to a creator is being confirmed, or looked at by our team. The refund follows once it is settled.',
    policy: 'While a payment to a creator is on its way, or held until our team has looked at it.',
  },
  dispute: {
    now: 'The payment is disputed at the bank. The money is frozen until the bank has decided.',
    policy: 'While the payment is disputed at the bank.',
  },
  author: {
    now: 'Our team still has to confirm that a post is by its creator’s account. You need to do nothing; once that is done you can decide on it, and the refund follows.',
    policy:
      'While our team has to confirm that a post that was delivered is by its creator’s account, however long that takes.',
  },
  decisions: {
    now: 'Work that was delivered can still earn from this loot: it waits for your decision, or was sent back and may come again. The refund follows once all of it is decided or its deadline has passed.',
    policy: `While a treasure, content or a proof waits for a decision before its deadline, or was sent back for a revision less than ${DELIVERABLE_DECISION_DAYS} days ago.`,
  },
  validation: {
    now: `Views that a platform has counted are paid automatically, ${validationTime} after they were read. You need to do nothing; the refund follows.`,
    policy: `While views that a platform has counted are not paid yet, ${validationTime} after they were read.`,
  },
  unpaid: {
    now: `Work that was accepted could not be paid yet, mostly because its creator still has to set up a payment account. Its money stays here for at most ${PAYMENT_TRIED_FOR_DAYS} days after the deadline of the decision; we tell both of you when that is over, and the refund follows.`,
    policy: `While work that was accepted cannot be paid yet, mostly because its creator still has to set up a payment account, for ${PAYMENT_TRIED_FOR_DAYS} days after its deadline at most.`,
  },
  appeal: {
    now: `A creator has appealed against a rejection. The refund follows once our team has decided, at most ${APPEAL_HOLDS_DAYS} days after.`,
    policy: `While an appeal of a creator waits, for ${APPEAL_HOLDS_DAYS} days at most.`,
  },
};

/** Reasons why a refund was handed to the payment provider, which has not made it yet. */
export const refundPendingTexts: Readonly<Record<RefundPendingReason, string>> = {
  insufficient_funds:
    'The payment provider keeps the refund back until our balance there covers it. Our team has been told; you need to do nothing.',
  charge_pending:
    'The payment provider sends the refund once your own payment has settled there. You need to do nothing.',
  processing: 'The payment provider is making the refund, which can take a while. You need to do nothing.',
  requires_action:
    'The payment provider needs to know from you where the refund goes. Please look for its e-mail, and answer it.',
};

/** How far a refund is, in a word or two. */
export const refundStatusLabels = {
  none: 'Nothing to refund',
  waiting: 'Waiting',
  requested: 'In review',
  granted: 'Granted',
  refused: 'Refused',
  refunding: 'Pending',
  refunded: 'Refunded',
  failed: 'Failed',
  lapsed: 'Nothing left',
  settled: 'Paid by bank transfer',
} as const;

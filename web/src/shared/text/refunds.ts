/** Texts for an owner about the refund of a closed loot. */
export const refundsText = {
  nothingLeft: 'Nothing is left, so nothing is refunded.',
  review: 'Our team reviews it within 3–5 business days. What nobody objects to is granted then.',
  arrival:
    'Once it is sent, it takes 5–10 business days to arrive on the card, or after PayNow the bank account, you paid from.',
} as const;

/** Reasons why a refund is on hold. */
export const refundHoldTexts = {
  payout: 'A payment to a creator is being confirmed, or looked at by our team. The refund follows once it is settled.',
  dispute: 'The payment is disputed at the bank. The money is frozen until the bank has decided.',
  decisions:
    'Work that was delivered can still earn from this loot: it waits for your decision, or was sent back and may come again. The refund follows once all of it is decided or its deadline has passed.',
  unpaid:
    'Work that was accepted could not be paid yet, mostly because its creator still has to set up a payment account. Its money stays here for at most 14 days after the deadline of the decision; we tell both of you when that is over, and the refund follows.',
  appeal:
    'A creator has appealed against a rejection. The refund follows once our team has decided, at most 14 days after.',
} as const;

/** How far a refund is, in a word or two. */
export const refundStatusLabels = {
  none: 'Nothing to refund',
  waiting: 'Waiting',
  requested: 'In review',
  granted: 'Granted',
  refused: 'Refused',
  refunding: 'On its way',
  refunded: 'Refunded',
  failed: 'Failed',
  lapsed: 'Nothing left',
} as const;

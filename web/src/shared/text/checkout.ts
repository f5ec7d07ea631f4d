/** Texts around paying for a loot that the specifications leave open. */
export const checkoutText = {
  draftBack: 'Your draft is back, as you left it.',
  cancelled: 'The payment was cancelled and nothing was charged. Your loot is here as you left it.',
  unsure:
    'You came back without paying, but we could not close the payment page: nothing is charged unless you pay there. Your loot is here as you left it.',
  notDiscarded: 'Your draft is kept, because we could not make sure that its payment page is closed',
  confirmingTitle: 'Confirming your payment',
  confirmingText:
    'Your bank is still confirming it. Your loot opens by itself as soon as that is done; you can close this page.',
  stillConfirmingTitle: 'Your payment is still being confirmed',
  stillConfirmingText: (title: string) =>
    `You have paid for ${title || 'your loot'} and your bank is still confirming it. It opens by itself as soon as that is done; there is no need to pay again.`,
  forgetTitle: 'Describe another loot?',
  forgetText:
    'The one you have paid for opens by itself once your bank has confirmed it. If your bank refuses, nothing is charged and you would have to describe it again.',
  paidTitle: 'This loot is paid for',
  paidText: (title: string) => `${title} is among your loots. Its draft is not needed any more.`,
  stateFailed: 'We could not find out whether your loot is paid for already.',
  repeatedTitle: 'Paid twice',
  repeatedText:
    'This loot had been paid for already. Nothing more is needed from you: all of this payment goes back to the card or account it came from.',
  notFoundYet: 'If you have just paid, try again in a moment. Otherwise check the link you came by.',
  failedTitle: 'Payment failed',
  unsureTitle: 'We cannot show your payment right now',
  unsureText: 'This is our fault, not yours. If you have paid, nothing is lost and there is no need to pay again.',
  wrongGateway: 'This link is not from our payment provider. Please check your link.',
} as const;

/** How the loot stands that a payment has bought, by its status: whoever pays may come back to that page much later. */
export const paidLootTexts = {
  open: 'Your loot is open. Creators can find it in the marketplace now.',
  pending: 'Our team reads your loot first. It opens as soon as that is done.',
  approved: 'Our team has approved your loot. It opens once you resume it.',
  rejected: 'Our team has rejected your loot, so creators do not see it. Open it to read why and what you can do.',
  paused: 'Your loot is paused, so it is not in the marketplace right now.',
  completed: 'Your loot is closed and takes no more applications.',
} as const;

/** Confirmation before a loot's draft is discarded. */
export const discardAsks = {
  title: 'Discard this draft?',
  question:
    'Everything you have entered for this loot is deleted, on all your devices, and a payment page that is still open is closed. This cannot be undone.',
  confirm: 'Discard draft',
} as const;

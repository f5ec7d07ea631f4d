/** How the loot stands that a payment has bought, by its status: whoever pays may come back to that page much later. */
export const paidLootTexts = {
  open: 'Your loot is open. Creators can find it in the marketplace now.',
  pending: 'Our team reads your loot first. It opens as soon as that is done.',
  approved: 'Our team has approved your loot. It opens once you resume it.',
  rejected: 'Our team has rejected your loot, so creators do not see it. Open it to read why and what you can do.',
  paused: 'Your loot is paused, so it is not in the marketplace right now.',
  completed: 'Your loot is closed and takes no more applications.',
} as const;

/** Texts about budget that is added to a running loot, and about a payment for it that goes back, by the reason. */
export const addedBudgetTexts = {
  proofFirst: 'Budget is added once we know that your email address is yours. What you type here is kept.',
  refund:
    'What creators do not earn of it comes back to you when the loot closes, with the part of the fee that belongs to it.',
  onlyOwner: 'Sign in as the owner of this loot to see what this payment has added to it.',
  done: 'Your loot has grown. What creators were promised stays as it is.',
  goesBack: {
    repeated: [
      'Paid twice',
      'Another payment has added budget to this loot already, so this one was not needed. Nothing more is needed from you: all of this payment goes back to the card or account it came from.',
    ],
    late: [
      'Nothing was added',
      'The loot had closed before your payment arrived, so no budget was added. All of this payment goes back to the card or account it came from.',
    ],
    method: [
      'Nothing was added',
      'The end date of the loot was moved meanwhile, too late for a refund to where you paid from, so no budget was added. All of this payment goes back. Please pay by card.',
    ],
    risk: [
      'Payment not accepted',
      'Our payment provider sees a high risk of fraud in this payment, so no budget was added. All of it goes back to the card it came from. Please pay with another card, or write to us if you think that this is wrong.',
    ],
  },
} as const;

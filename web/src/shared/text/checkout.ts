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

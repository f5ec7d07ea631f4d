/** Proof texts, word for word as specified. */
export const proofsText = {
  fetchFailed: 'Failed to fetch proofs',
  none: 'No proofs yet',
  noneText: 'Creators prove with screenshots how the views of an approved treasure have grown.',
  noneWithStatus: 'No proofs with this status',
  noneFound: 'No proofs match your search',
  search: 'Creator, platform or notes',
  /** Said of a decision. */
  decision: {
    instructionsRequired: 'Please write what should be changed',
    afterDeadline: 'Left undecided, it is verified and paid by itself after the deadline.',
    decideFailed: (action: string) => `Failed to ${action} proof`,
    acceptedUnpaid: (amount: string) => `Proof verified successfully! Payment: ${amount}, because nothing was due.`,
    paid: (amount: string) => `Proof verified. Payment of ${amount} has been sent to the creator.`,
    beingConfirmed: (amount: string) =>
      `The payment of ${amount} is being confirmed. The proof stays pending until then.`,
    rejected: 'Proof rejected successfully!',
    revisionRequested: 'Revision requested successfully!',
  },
  manage: 'Manage Proof for Treasure',
  manageIntro:
    'Has the post been seen more often since? Show it with screenshots; once the owner has verified them, the views that are new count.',
  closedReviseOver: 'The loot is closed, and the time to revise this proof is over.',
  lootClosed: 'This loot is closed and takes no more proofs.',
  viewsHint: 'All views of the post until now. What was counted before is not paid twice.',
  acceptedSoFar: (views: string) => `${views} views are accepted already; a lower number adds nothing.`,
  noneYet: 'You have not proven more views of this post yet.',
  latest: (number: number) => `Latest (#${number})`,
  imagesHint: 'PNG, JPG, GIF or WebP up to 10MB each, at most 5.',
  chooseAgain: 'Choose the images again',
  chooseAgainText: (names: string) =>
    `What you wrote is back, but a page that was loaded again keeps no files. You had chosen: ${names}`,
  tooLarge: (names: string) => `Some files exceed 10MB limit: ${names}`,
  tooLargeTogether: 'The images are too large together: at most 31MB at once.',
  sending: (percent: number) => (percent < 100 ? `Sending... ${percent}%` : 'Sent. Waiting for the answer...'),
  calledOff: 'Proof not sent. What you entered is still here.',
  dropImages: 'Please drop valid image files',
  added: 'New proof submission added successfully!',
  submitFailed: 'Failed to submit proof. Please try again.',
  corrected: 'Proof submitted again.',
  takenBack: 'Proof taken back.',
  takeBackFailed: 'Failed to take back the proof. Please try again.',
  takeBackQuestion: 'The owner will not see it any more, and its images are deleted. This cannot be undone.',
} as const;

/** A proof's status as both sides read it. */
export const proofStatusLabels = {
  pending: 'Pending',
  verified: 'Verified',
  rejected: 'Rejected',
  revision_requested: 'Revision Requested',
} as const;

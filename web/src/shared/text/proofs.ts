import { proofStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';

/** Proof texts, word for word as specified. */
export const proofsText = {
  /** Texts about a decision on a proof. */
  decision: {
    instructionsRequired: 'Please write what should be changed',
    afterDeadline: 'Left undecided, it waits on and pays nothing: views are paid only once you have accepted them.',
    decideFailed: (action: string) => `Failed to ${action} proof`,
    acceptedUnpaid: (amount: string) => `Proof verified successfully! Payment: ${amount}, because nothing was due.`,
    paid: (amount: string) => `Proof verified. Payment of ${amount} has been sent to the creator.`,
    beingConfirmed: (amount: string) =>
      `The payment of ${amount} is being confirmed. The proof stays ${spoken(proofStatusLabels.pending)} until then.`,
    rejected: 'Proof rejected successfully!',
    revisionRequested: 'Revision requested successfully!',
  },
  tooLarge: (names: string) => `Some files exceed 10MB limit: ${names}`,
  sending: (percent: number) => (percent < 100 ? `Sending... ${percent}%` : 'Sent. Waiting for the answer...'),
  dropImages: 'Please drop valid image files',
  added: 'New proof submission added successfully!',
  submitFailed: 'Failed to submit proof. Please try again.',
} as const;

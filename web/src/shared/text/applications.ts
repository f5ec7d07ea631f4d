import type { InvitationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import {
  applicationStatusLabels,
  contentStatusLabels as contentWords,
} from '@doubloon/contract/shared/status-labels.ts';

/** Application texts, word for word as specified. */
export const applicationsText = {
  nothingAsked: 'No additional information is required for this loot.',
  missingFields: 'Please fill in the following required fields:',
  logInToApply: 'Please log in to apply',
  logInToApplyHere: 'Please log in to apply.',
  applied: 'Application submitted successfully!',
  applyFailed: 'An error occurred. Please try again.',
  withdrawQuestion: 'Are you sure you want to withdraw your application? This action cannot be undone.',
  withdrawn: 'Application withdrawn successfully.',

  fetchFailed: 'Failed to fetch applications',
  decided: (status: string) => `Application ${status} successfully!`,
  /** On the screen with the applications to all loots. */
  decidedAmongAll: (status: string) => `Application ${status} successfully`,
  decideFailed: (action: string) => `Failed to ${action} application`,
  rejectReason: 'Application rejected',
  unknownCreator: 'Unknown Creator',
  /** Texts about accepted content. */
  accepted: {
    acceptedUnpaid: (amount: string) => `Payment approved successfully! Payment: ${amount}, because nothing was due.`,
    paid: (amount: string) => `Payment of ${amount} has been sent to the creator.`,
    beingConfirmed: (amount: string) => `The payment of ${amount} is being confirmed.`,
  },
  contentIntro: `Treasures are paid without it. Content ends the project early: the owner answers within ${DELIVERABLE_DECISION_DAYS} days and then pays what is still due.`,
} as const;

/** Confirmation before restored answers are discarded. */
export const discardAnswersAsks = {
  title: 'Discard your last answers?',
  question: 'What you wrote here before is deleted, on all your devices. This cannot be undone.',
  confirm: 'Discard answers',
} as const;

export const contentStatusLabels = {
  owner: { ...contentWords, submitted: 'Content to review' },
  creator: contentWords,
} as const;

/** Toasts for an enabled question that is left empty on a loot's own page. */
export const missingAnswerToasts = {
  cover_letter: 'Please enter a cover letter before applying.',
  formal_training: 'Please tell us about your formal training.',
  relevant_experience: 'Please share your relevant experience.',
  years_of_experience: 'Please provide your years of experience.',
} as const;

/** An application's status in full, for where nothing else says that it is one. */
export const fullApplicationStatus = {
  ...applicationStatusLabels,
  approved: 'Application Approved',
  rejected: 'Application Rejected',
} as const;

/** Next step of an application and who must take it, for its creator. */
export const applicationNext = {
  pending:
    'The business owner decides next. Without an answer by the date below it ends as rejected, and you are free to go on.',
  approved: 'It is your turn: create your content and submit it as a treasure.',
  rejected: 'This one did not work out.',
  completed: 'Done: the payment was approved.',
} as const;

/** Texts about invitations of creators to loots. */
export const invitationsText = {
  sent: 'Invitation sent!',
  sendFailed: 'Failed to send the invitation',
  loadFailed: 'Failed to load your invitations',
  declined: 'Invitation declined.',
  declineFailed: 'Failed to decline the invitation',
} as const;

/** Where an invitation stands, for its owner. */
export const invitationStatusLabels: Readonly<Record<InvitationStatus, string>> = {
  pending: 'Invited',
  applied: 'Applied',
  declined: 'Declined',
};

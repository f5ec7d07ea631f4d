import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';

/** Application texts, word for word as specified. */
export const applicationsText = {
  applyTitle: (title: string) => `Apply to ${title}`,
  earnsUpTo: 'You can earn up to',
  nothingAsked: 'No additional information is required for this loot.',
  missingFields: 'Please fill in the following required fields:',
  logInToApply: 'Please log in to apply',
  logInToApplyHere: 'Please log in to apply.',
  required: 'Required',
  leaveTitle: 'Close without sending?',
  leaveText: 'Your answers are not sent yet. They stay here as a draft for when you come back.',
  leave: 'Close without sending',
  draftBack: 'Your last answers are back.',
  applied: 'Application submitted successfully!',
  applyFailed: 'An error occurred. Please try again.',
  withdraw: 'Withdraw',
  withdrawQuestion: 'Are you sure you want to withdraw your application? This action cannot be undone.',
  withdrawn: 'Application withdrawn successfully.',
  myApplication: 'My Application',
  edit: 'Edit Application',
  edited: 'Application updated successfully!',
  applyAgain: 'Apply Again',
  mayApplyAgain: 'While the loot is open you may apply again.',
  answeredWithin: (who: string, days: number) => `${who} answers within ${days} days.`,
  untilThenEdit: 'Until then you can edit or withdraw.',
  signedOutMeanwhile: 'You are signed out. Your answers stay here until you are back.',
  openProject: 'Open Project',

  fetchFailed: 'Failed to fetch applications',
  ownUnknown: 'Failed to look for your applications',
  ownOneUnknown: 'Failed to look for your application',
  decided: (status: string) => `Application ${status} successfully!`,
  /** On the screen with the applications to all loots. */
  decidedAmongAll: (status: string) => `Application ${status} successfully`,
  decideFailed: (action: string) => `Failed to ${action} application`,
  rejectReason: 'Application rejected',
  unknownCreator: 'Unknown Creator',
  listTitle: 'Loot Applications',
  none: 'No applications yet',
  noneSoFar: 'They show up here as soon as a creator applies.',
  noneCame: 'This loot is closed and takes no applications any more.',
  noneWithStatus: 'No applications with this status',
  noneFound: 'No applications match your search',
  afterDeadline: 'Left undecided, it is rejected by itself after the deadline.',
  contentAfterDeadline: 'Left undecided, it is approved by itself after the deadline.',
  contentApproved: 'Content approved successfully!',
  contentSentBack: 'Revision requested successfully!',
  contentFailed: 'Failed to review content',
  instructionsRequired: 'Please write what should be changed',
  /** Said of accepted content. */
  accepted: {
    acceptedUnpaid: (amount: string) => `Payment approved successfully! Payment: ${amount}, because nothing was due.`,
    paid: (amount: string) => `Payment of ${amount} has been sent to the creator.`,
    beingConfirmed: (amount: string) => `The payment of ${amount} is being confirmed.`,
  },
  paymentFailed: 'Failed to approve payment',

  nothingDelivered: 'Nothing delivered',
  deliverBy: 'Delivery by',
  slotOverdue: 'This slot can be freed',
  slotOverdueText: 'Nothing that counts was delivered in it in time. Freed, it can go to another creator.',
  slotUnknown: 'Failed to look at the slot',
  freeSlot: 'Free Slot',
  freeSlotQuestion: (creator: string) =>
    `The application of ${creator} ends as rejected and the slot is free for somebody else. They are told, can appeal, and may apply again while the loot is open. Your conversation stays.`,
  freeSlotOfLeft: 'The application ends as rejected, and the slot is free for another creator.',
  slotFreed: 'Slot freed successfully!',
  slotNotFreed: 'Failed to free the slot',

  accountClosed: 'Account closed',
  creatorLeft: 'The creator has closed their account',
  creatorLeftText: 'Nothing more comes from them, and nothing waits for you here. What was paid stays paid.',
  ownerLeft: 'The owner has closed their account',
  ownerLeftText: 'Nobody decides here any more, and nothing more is asked of you. What you were paid stays yours.',

  contentTitle: 'Content',
  submitContent: 'Submit Content',
  contentIntro: `Treasures are paid without it. Content is how you finish a project early, if you want to: a text, a link, or both. The owner answers within ${DELIVERABLE_DECISION_DAYS} days and then approves the payment of what is still due. That completes the project, which then takes no new treasures.`,
  contentSubmitted: 'Content submitted successfully!',
  contentSubmitFailed: 'Failed to submit content. Please try again.',
  appealable:
    'The creator can appeal against a rejection. If our team grants it, the application waits for your decision again.',
} as const;

/** Confirmation before restored answers are discarded. */
export const discardAnswersAsks = {
  title: 'Discard your last answers?',
  question: 'What you wrote here before is deleted, on all your devices. This cannot be undone.',
  confirm: 'Discard answers',
} as const;

export const contentStatusLabels = {
  owner: { submitted: 'Content to review', approved: 'Approved', revision_requested: 'Revision Requested' },
  creator: { submitted: 'Pending Review', approved: 'Approved', revision_requested: 'Revision Requested' },
} as const;

/** Said by toast when an enabled question is left empty on a loot's own page. */
export const missingAnswerToasts = {
  cover_letter: 'Please enter a cover letter before applying.',
  formal_training: 'Please tell us about your formal training.',
  relevant_experience: 'Please share your relevant experience.',
  years_of_experience: 'Please provide your years of experience.',
} as const;

/** An application's status: in full for its own dialog, short for cards, tables and what narrows them. */
export const applicationStatusLabels = {
  pending: { full: 'Pending Review', short: 'Pending Review' },
  approved: { full: 'Application Approved', short: 'Approved' },
  rejected: { full: 'Application Rejected', short: 'Rejected' },
  completed: { full: 'Completed', short: 'Completed' },
} as const;

/** Next step of an application and who must take it, for its creator. */
export const applicationNext = {
  pending:
    'The business owner decides next. Without an answer by the date below it ends as rejected, and you are free to go on.',
  approved: 'It is your turn: create your content and submit it as a treasure.',
  rejected: 'This one did not work out.',
  completed: 'Done: the payment was approved.',
} as const;

import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { applicationStatusLabels } from './applications.ts';
import { viewsRule } from './payouts.ts';

/** Treasure, link and account texts, word for word as specified. */
export const deliverablesText = {
  manageProof: 'Manage Proof',
  projectsTitle: 'My Approved Projects',
  projectsIntro: 'Post, bring the link back, get paid. Budgets are in Singapore dollars.',
  noProjects: 'No approved projects yet',
  noProjectsText: 'Apply to a loot; once its owner approves you, it shows up here.',
  noProjectsWithStatus: 'No projects with this status',
  noProjectsFound: 'No projects match your search',
  searchProjects: 'Campaign, owner or platform',
  projectNotFoundTitle: 'Project Not Found',
  projectNotFoundText: 'The requested project could not be found.',
  projectNotFound: 'Project not found',
  loadProjectFailed: 'Failed to load project details',

  submit: 'Submit Treasure',
  submitIntro: `Posted already? Bring the link back. The owner decides within ${DELIVERABLE_DECISION_DAYS} days.`,
  completedIntro:
    'This project is completed and takes no new treasures. Proofs of approved treasures can still add to what you earned.',
  closedIntro: 'This loot is closed and takes no more treasures or proofs.',
  closedBadge: 'Loot closed',
  closedReviseUntil: (date: string) => `The loot is closed. It takes this treasure again until ${date}.`,
  closedReviseOver: 'The loot is closed, and the time to revise this treasure is over.',
  submitted: 'Treasure submitted successfully!',
  submitFailed: 'Failed to submit treasure',
  submissionError: 'An error occurred during submission',
  notUrl: 'Please enter a valid URL',
  wrongPlatform: (wanted: string, given: string) =>
    `This campaign requires ${wanted} content, but you're submitting ${given} content`,
  notAPost: (platform: string) =>
    `Invalid ${platform} URL. Please provide a link to a specific post, not just the platform.`,
  creation: 'Create submission',
  revise: 'Revise',
  revisedLink: 'Another post is a treasure of its own. This one can be taken back.',
  takeBack: 'Take back',
  takeBackAsks: {
    title: 'Take back this treasure?',
    question: 'The owner will not see it any more. Its post can be submitted again. This cannot be undone.',
    confirm: 'Take back',
  },
  takenBack: 'Treasure taken back.',
  takeBackFailed: 'Failed to take back the treasure. Please try again.',
  nextTitle: 'What happens next',
  nextUnknown: 'We could not find out what this project waits for',
  nothingNext: 'Nothing is waiting. Submit your next post as soon as it is up. No content is needed for it to be paid.',
  projectDone: 'This project is completed. Nothing is left for you to send, and nobody is waiting.',
  lootClosed: 'This loot is closed. It takes no more treasures, and nobody is waiting.',
  turns: { you: 'Your turn', owner: 'The owner', team: 'Our team' },
  accountMissing: 'Connect your payment account',
  accountMissingText: 'Approved treasures cannot be paid before.',
  deliver: 'Post about the loot, then submit its link',
  deliverText: viewsRule,
  deliverBy: 'Deliver by',
  keepSlot: 'After the deadline the owner can give a slot without a delivery to somebody else.',
  reviseDeliverable: (deliverable: string) => `Revise the ${deliverable} and submit it again`,
  inReview: (deliverable: string) => `The ${deliverable} is in review`,
  decidedBy: (date: string) => `Decision by ${date}; left undecided, it is approved and paid by itself.`,
  authorChecked: (deliverable: string) => `We check whose post the ${deliverable} is`,
  contentInReview: 'Your content is in review',
  contentDecidedBy: (date: string) => `Decision by ${date}; left undecided, it is approved by itself.`,
  reviseContent: 'Revise your content and submit it again',
  paymentAwaited: 'The owner approves the payment, which completes the project',
  paymentAwaitedText: 'Your content is approved.',
  unpaidDeliverable: (deliverable: string) => `The ${deliverable} could not be paid`,
  unpaidProject: 'The payment of this project could not be made',
  authorCheckText:
    'The platform did not tell us whose post this is, so our team compares it with your linked account. It can be paid once that is done; you need to do nothing.',
  totalViewsHint: (counted: string) =>
    `All views of your posts by the latest report of each, rejected treasures left out. ${counted} of them are accepted and count.`,
  cashoutHint: (views: string) =>
    `What the loot pays you in all for ${views} counted views, once all that you have delivered is accepted.`,
  cashoutLimited: (views: string) =>
    `The loot would pay more for ${views} counted views, but the budget has no more left.`,
  cashoutSettled: 'Nothing that you have delivered waits to be paid.',
  figuresUnknown: 'Views and cashout are not known: they could not be loaded.',
  provableFailed: 'We could not find out which projects take proofs',
  proofLater: 'Proof can be submitted once a treasure of this project is approved.',
  chooseDeliverable: 'Which treasure has been seen more often?',
  linkHint: (platforms: string) => `Needed to submit: the address of your post on ${platforms}.`,
  dollars: 'Singapore dollars',
  linkUnverified: 'Unable to verify the social media link',
  shortLinkUnverified:
    'Unable to verify the social media link. Please paste the full address of the post instead of a short link.',
  linkUnchecked: (platform: string) =>
    `${platform} did not show us this post, so we cannot tell whether it is there. Check the link; if it is right, submit it as it is: our team then looks at whose post it is before it can be paid.`,
  viewsHint: viewsRule,
  countSentAs: (views: string) => `As it stands here, ${views} views are submitted.`,
  allCounted: 'All the views of this post count.',
  allWillCount: 'Once it is approved, all the views of this post count.',
  someCounted: (before: string) => `The ${before} views that this post had when first submitted do not count.`,
  submitUnchecked: 'Submit all the same',
  notSignedIn: 'User not authenticated',
  informationMissing: 'Missing required campaign or application information',
  projectGone: 'Could not find project information',
  history: 'Treasure History',
  noDeliverables: 'No treasures yet',
  noneWithStatus: 'No treasures with this status',
  noneFound: 'No treasures match your search',
  searchDeliverables: 'Creator, platform or link',
  searchHistory: 'Platform, link or note',

  fetchFailed: 'Failed to fetch treasures',
  /** Said of a decision. */
  decision: {
    decideFailed: (action: string) => `Failed to ${action} treasure`,
    unknownError: 'Unknown error',
    paid: (amount: string) => `Treasure approved. Payment of ${amount} has been sent to the creator.`,
    beingConfirmed: (amount: string) =>
      `The payment of ${amount} is being confirmed. The treasure stays submitted until then.`,
    acceptedUnpaid: (amount: string) => `Treasure approved successfully! Payment: ${amount}, because nothing was due.`,
    rejected: 'Treasure rejected successfully!',
    revisionRequested: 'Revision requested successfully!',
    instructionsRequired: 'Please write what should be changed',
    afterDeadline: 'Left undecided, it is approved and paid by itself after the deadline.',
  },
  needsAdmin: 'Our team checks whose post this is',
  needsAdminText:
    "The platform does not say who posted it, so somebody of our team compares it with the creator's linked account. It cannot be approved before that; you can already reject it or ask for a revision.",
} as const;

/** A treasure's status as everybody reads it. */
export const deliverableStatusLabels = {
  approved: 'Approved',
  rejected: 'Rejected',
  revision_requested: 'Revision Requested',
  submitted: 'Pending Review',
} as const;

/** Labels of the project status filter. */
export const projectStatusLabels = {
  all: 'All',
  approved: applicationStatusLabels.approved.short,
  completed: applicationStatusLabels.completed.short,
} as const;

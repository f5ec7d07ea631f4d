import { applicationStatusLabels, deliverableStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { viewsLine } from './payouts.ts';

/** Treasure, link and account texts, word for word as specified. */
export const deliverablesText = {
  projectNotFoundTitle: 'Project Not Found',
  projectNotFoundText: 'The requested project could not be found.',
  projectNotFound: 'Project not found',
  loadProjectFailed: 'Failed to load project details',

  submit: 'Submit Treasure',
  closedReviseUntil: (date: string) => `The loot is closed. It takes this treasure again until ${date}.`,
  submitted: 'Treasure submitted successfully!',
  submitFailed: 'Failed to submit treasure',
  submissionError: 'An error occurred during submission',
  takeBackAsks: {
    title: 'Take back this treasure?',
    question: 'The owner will not see it any more. Its post can be submitted again. This cannot be undone.',
    confirm: 'Take back',
  },
  turns: { you: 'Your turn', owner: 'The owner', team: 'Our team' },
  acceptedBySilence: {
    title: 'Approved because nobody decided in time',
    creator:
      'The work is accepted and paid as with 0 counted views. Your views are paid as their platform counts them. Where we cannot read that, submit a proof: once the owner accepts it, your views are paid.',
    owner:
      'The work is accepted and paid as with 0 counted views. Its views are paid as their platform counts them, or else once you accept a proof of them.',
  },
  /** Texts about a post that is older than the approval, or of unknown age. */
  noBaseline: {
    creator:
      'This post is older than your approval, or its age is not known. Its work is paid once it is approved; views count from the first count that its platform gives us or, where we cannot read that, from the first proof that the owner accepts.',
    owner:
      'This post is older than the approval, or its age is not known. Approving pays for the work; views count from the first count that its platform gives us or, where we cannot read that, from the first proof that you accept.',
  },
  authorCheckText:
    'The platform did not tell us whose post this is, so our team compares it with your linked account. It can be paid once that is done; you need to do nothing.',
  linkUnverified: 'Unable to verify the social media link',
  shortLinkUnverified:
    'Unable to verify the social media link. Please paste the full address of the post instead of a short link.',
  viewsHint: viewsLine,
  notSignedIn: 'User not authenticated',
  informationMissing: 'Missing required campaign or application information',
  projectGone: 'Could not find project information',

  fetchFailed: 'Failed to fetch treasures',
  /** Texts about a decision on a treasure. */
  decision: {
    decideFailed: (action: string) => `Failed to ${action} treasure`,
    unknownError: 'Unknown error',
    paid: (amount: string) => `Treasure approved. Payment of ${amount} has been sent to the creator.`,
    beingConfirmed: (amount: string) =>
      `The payment of ${amount} is being confirmed. The treasure stays ${spoken(deliverableStatusLabels.submitted)} until then.`,
    acceptedUnpaid: (amount: string) => `Treasure approved successfully! Payment: ${amount}, because nothing was due.`,
    rejected: 'Treasure rejected successfully!',
    revisionRequested: 'Revision requested successfully!',
    instructionsRequired: 'Please write what should be changed',
    afterDeadline:
      'Left undecided, the work is approved and paid by itself after the deadline, as with 0 counted views. Its views are paid as their platform counts them, or else once you accept a proof of them.',
  },
} as const;

/** Labels of the project status filter. */
export const projectStatusLabels = {
  all: 'All',
  approved: applicationStatusLabels.approved,
  completed: applicationStatusLabels.completed,
} as const;

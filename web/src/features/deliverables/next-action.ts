import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { isAccepted } from '@doubloon/contract/applications/lifecycle.ts';
import type { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { type ProjectStep, turnOf } from './project-turn.ts';
import { type OwnerStep, projectWaits, type Wait } from './project-waits.ts';
import { isAboutAccount } from '../../shared/payments/own-account.ts';
import { paths } from '../../shared/paths.ts';
import { deliverablesText } from '../../shared/text/deliverables.ts';

/** The next thing that is done between an owner and a creator, as one of the two reads it. */
export interface NextAction {
  /** True if the reader is waited for. */
  mine: boolean;
  text: string;
  label: string;
  to: string;
}

interface KnownProject {
  project: ApplicationView;
  deliverables: readonly DeliverableView[];
  /** True when the creator's payout account is ready; null while that is not known. */
  canBePaid?: boolean | null;
}

const CREATOR_LABELS: Record<ProjectStep, string> = {
  revise: 'Revise',
  submit: deliverablesText.submit,
  prove: 'Submit Proof',
};

const OWNER_LABELS: Record<OwnerStep, string> = {
  review: 'Review Treasure',
  reviewContent: 'Review Content',
  pay: 'Approve Payment',
  retry: 'Retry Payment',
};

/** Returns all that a project waits for, by the rules of its own page. */
const waitsOf = ({ project, deliverables, canBePaid = null }: KnownProject): Wait[] =>
  projectWaits({ project, deliverables, canBePaid, closed: !project.campaign.isRunning });

/** Returns how an accepted project stands that waits for nothing known here: its proofs are not, so nobody is said to be waited for. */
const standing = ({ status }: ApplicationView): string =>
  status === 'completed' ? 'The project is completed' : 'The project is approved';

/** Returns the next action of a project for its creator. */
export function nextForCreator({ project, deliverables, canBePaid = null }: KnownProject): NextAction {
  const { id, campaign_id: campaignId } = project;
  const opened = { label: 'Open Project', to: paths.approvedProject(id) };
  if (!isAccepted(project.status)) {
    const text = project.status === 'pending' ? 'The owner decides on your application' : 'You were not chosen';
    return { mine: false, text, label: 'Your Application', to: paths.ownApplication(campaignId) };
  }
  const [first] = waitsOf({ project, deliverables, canBePaid });
  const { mine, next } = turnOf({ project, deliverables, canBePaid });
  if (first?.turn === 'you' && !first.step) {
    const isOfAccount = first.onProfile || (first.unpaid && isAboutAccount(first.unpaid));
    const way = isOfAccount ? { label: 'Payment Account', to: paths.payoutAccount } : opened;
    return { mine, text: first.text, ...way };
  }
  const offered = next && {
    label: CREATOR_LABELS[next],
    to: paths.approvedProject(id, next === 'prove' ? 'proofs' : undefined),
  };
  return { mine, text: first?.text ?? standing(project), ...(offered ?? opened) };
}

/** Returns the next action of a project for the owner of its loot. */
export function nextForOwner({ project, deliverables }: KnownProject): NextAction {
  const { id, campaign_id: campaignId, creatorName } = project;
  const opened = { label: 'Open Application', to: paths.managedApplication(campaignId, id) };
  if (project.status === 'pending') {
    return { ...opened, mine: true, text: `${creatorName} has applied`, label: 'Decide Application' };
  }
  const waits = waitsOf({ project, deliverables });
  const own = waits.find(({ ownerStep }) => ownerStep !== undefined);
  if (own?.ownerStep) {
    return {
      mine: true,
      text: OWNER_TEXTS[own.ownerStep](creatorName),
      label: OWNER_LABELS[own.ownerStep],
      to: own.id === id ? opened.to : paths.managedLoot(campaignId, 'treasures'),
    };
  }
  const [first] = waits;
  if (first?.step === 'revise') return { ...opened, mine: false, text: `${creatorName} revises` };
  if (first?.step === 'submit') return { ...opened, mine: false, text: `${creatorName} delivers` };
  if (first?.turn === 'you') return { ...opened, mine: false, text: `${creatorName} has to act before the payment` };
  return { ...opened, mine: false, text: first ? 'Our team acts' : standing(project) };
}

const OWNER_TEXTS: Record<OwnerStep, (creator: string) => string> = {
  review: (creator) => `${creator} has delivered`,
  reviewContent: (creator) => `${creator} has sent content`,
  pay: (creator) => `${creator} waits for the payment`,
  retry: (creator) => `${creator} could not be paid`,
};

import type { Application } from '@doubloon/contract/applications/application.ts';
import { applicationLife } from '@doubloon/contract/applications/lifecycle.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { type Deliverable, revisedUntil } from '@doubloon/contract/deliverables/deliverable.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { applicationStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { returnCreatorSlot } from '../payments/ledger/creator-slot.ts';
import { isPaying } from '../payments/payouts/live-payout.ts';
import { illegalState } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { keptSlot, viewApplication } from './application-view.ts';
import { getReceivedApplication } from './show-applications.ts';

/** Why a slot cannot be freed, as its owner reads it. */
const PROBLEMS = {
  early: 'The creator still has time to deliver',
  contentWaits: 'The creator has submitted content. Decide on it first',
  contentApproved: 'You have approved content of this creator. Approve its payment instead',
  submitted: 'The creator has delivered a treasure. Decide on it first',
  approved: 'You have approved a treasure of this creator, who keeps the slot',
  sentBack: 'The creator still has time to change what you sent back',
  rejected: 'The creator still has time to appeal against the rejection of a treasure',
  appeal: 'The creator has appealed, and our team has not decided yet',
  paying: 'A payment to this creator is on its way',
} as const;

/**
 * Returns why the slot of an application cannot be freed at a moment, in words for its owner; null when it can. A creator whose account has ended has no
 * time left. In the unit of work. Reads up to 102.
 */
async function slotProblem(
  tx: Tx,
  { application, campaign, now }: { application: Application; campaign: Campaign; now: Date },
): Promise<string | null> {
  const slot = keptSlot(application, campaign);
  if (!slot) return noSlot(application, campaign);
  const { id: applicationId, campaignId, creatorId } = application;
  if (application.accountClosed !== 'creator') {
    if (now < slot.deliverBy) return PROBLEMS.early;
    const ofContent = contentProblem(application, now);
    if (ofContent) return ofContent;
  }
  const deliverables = await tx.deliverables.findOfApplication(applicationId);
  const held = slotHeldBy(deliverables, { deliverBy: slot.deliverBy, now });
  if (held) return PROBLEMS[held];
  if (await tx.cases.hasOpenAppealBy(campaignId, creatorId)) return PROBLEMS.appeal;
  return (await isPaying(tx, applicationId)) ? PROBLEMS.paying : null;
}

function noSlot({ status }: Application, { payoutModel }: Campaign): string {
  if (!applicationLife.can(status, 'freeSlot'))
    return `This application is ${spoken(applicationStatusLabels[status])} and has no slot to free`;
  return payoutModel === 'budget_share' ? 'This loot is closed and gives no more slots away' : 'This loot has no slots';
}

function contentProblem({ content }: Application, now: Date): string | null {
  switch (content?.status) {
    case 'submitted':
      return PROBLEMS.contentWaits;
    case 'approved':
      return PROBLEMS.contentApproved;
    case 'revision_requested': {
      const until = addDays(content.decidedAt ?? content.submittedAt, DELIVERABLE_DECISION_DAYS);
      return until > now ? PROBLEMS.sentBack : null;
    }
    case undefined:
      return null;
  }
}

/**
 * Returns the reason why the slot of an application cannot be freed at a moment; null when it can. A treasure keeps it that waits, or is
 * approved, or was sent back or, delivered in time, rejected so lately that its creator may still act.
 */
function slotHeldBy(
  deliverables: readonly Deliverable[],
  { deliverBy, now }: { readonly deliverBy: Date; readonly now: Date },
): 'approved' | 'submitted' | 'sentBack' | 'rejected' | null {
  if (deliverables.some(({ status }) => status === 'approved')) return 'approved';
  if (deliverables.some(({ status }) => status === 'submitted')) return 'submitted';
  const recent = deliverables.filter((deliverable) => revisedUntil(deliverable) > now);
  if (recent.some(({ status }) => status === 'revision_requested')) return 'sentBack';
  // Else any delivery after the deadline would keep the slot.
  return recent.some(({ reportedAt, createdAt }) => (reportedAt ?? createdAt) <= deliverBy) ? 'rejected' : null;
}

/** Feedback that the creator of a freed slot reads. */
const NOT_DELIVERED = 'Nothing was delivered by the deadline, so the slot was freed.';
/** Feedback where the creator of a freed slot has left. */
const CREATOR_LEFT = 'The creator has closed their account, so the slot was freed.';

/** Tells the owner if the slot of an application can be freed now, and why not. */
export const previewSlotFreeing: Handler<'previewSlotFreeing'> = ({ db, clock, caller }, { params }) =>
  unitOfWork(
    { db },
    async (tx) => {
      const application = await getReceivedApplication(tx, params.id, caller);
      const campaign = await tx.campaigns.get(application.campaignId);
      return { problem: await slotProblem(tx, { application, campaign, now: clock.now() }) };
    },
    { readOnly: true },
  );

/**
 * Frees the slot of an approved application to a campaign of the caller's: it is rejected, and its creator may apply again. Throws `illegal_state` when
 * `previewSlotFreeing` names a problem. A concurrent delivery either comes first and keeps the slot, or is refused.
 */
export const freeSlot: Handler<'freeSlot'> = async ({ db, clock, caller }, { params }) => {
  const freed = await unitOfWork({ db }, async (tx): Promise<Application> => {
    const now = clock.now();
    const application = await getReceivedApplication(tx, params.id, caller);
    const campaign = await tx.campaigns.get(application.campaignId);
    const problem = await slotProblem(tx, { application, campaign, now });
    if (problem !== null) throw illegalState(problem);
    const moved = applicationLife.move(application, 'freeSlot', () => illegalState('There is no slot to free'));
    await returnCreatorSlot(tx, application.campaignId);
    const feedback = application.accountClosed === 'creator' ? CREATOR_LEFT : NOT_DELIVERED;
    const changes = { ...moved, feedback, freedAt: now };
    tx.applications.update(application.id, changes);
    return { ...application, ...changes };
  });
  return viewApplication(db, freed, caller);
};

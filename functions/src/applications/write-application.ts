import type { Application, ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import { applicationLife, contentLife, invitationLife } from '@doubloon/contract/applications/lifecycle.ts';
import type { ApplicantQuestions, Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { APPLICATION_DECISION_DAYS, DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { applicationStatusLabels, contentStatusLabels, spoken } from '@doubloon/contract/shared/status-labels.ts';
import { applicationId } from '@doubloon/contract/shared/values.ts';
import { requireNoBlock } from '../blocks/blocks.ts';
import { isFull } from '../campaigns/derived-fields.ts';
import { getVisibleCampaign } from '../campaigns/show-campaigns.ts';
import { AppError, forbidden, illegalState } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { viewApplication } from './application-view.ts';
import { getOwnApplication } from './show-applications.ts';

/** The questions in the order and words in which the specification names them. */
const QUESTIONS = [
  { id: 'cover_letter', label: 'Cover Letter' },
  { id: 'formal_training', label: 'Formal Training' },
  { id: 'relevant_experience', label: 'Relevant Experience' },
  { id: 'years_of_experience', label: 'Years of Experience' },
] as const satisfies readonly { id: keyof ApplicantQuestions; label: string }[];

/**
 * The answers to the questions that are asked; others are dropped. Throws `invalid_input` naming every asked question
 * whose answer is missing or blank.
 */
export function requiredAnswers(asked: ApplicantQuestions, given: ApplicationAnswers): ApplicationAnswers {
  const enabled = QUESTIONS.filter(({ id }) => asked[id]);
  const missing = enabled.filter(({ id }) => !given[id]?.trim());
  if (missing.length > 0) {
    const labels = missing.map(({ label }) => label).join(', ');
    throw new AppError('invalid_input', `Please fill in the following required fields: ${labels}`, {
      details: missing.map(({ id, label }) => ({ field: `body.${id}`, message: `${label} is required` })),
    });
  }
  return Object.fromEntries(enabled.map(({ id }) => [id, given[id]?.trim()]));
}

/**
 * Files the caller's application to an open campaign, in the place of one that was rejected. Throws `not_found`, `forbidden`
 * for one's own campaign, and where its owner or the caller has blocked the other, `already_exists` while there is another application, `illegal_state` when the campaign takes none
 * (any more), `invalid_input` naming the questions left unanswered.
 */
export const createApplication: Handler<'createApplication'> = async ({ db, clock, caller }, { body }) => {
  const { name: creatorName, profilePic: creatorPic } = await db.users.get(caller.uid);
  const id = applicationId(body.campaign_id, caller.uid);
  const application = await unitOfWork({ db }, async (tx) => {
    const campaign = await getVisibleCampaign(tx, body.campaign_id, caller);
    if (campaign.ownerId === caller.uid) throw forbidden('You cannot apply to your own loot');
    await requireNoBlock(tx, caller.uid, campaign.ownerId);
    const earlier = await tx.applications.find(id);
    const refuse = () => new AppError('already_exists', 'You have already applied to this loot');
    const status = earlier ? applicationLife.move(earlier, 'applyAgain', refuse) : applicationLife.start('pending');
    const now = clock.now();
    requireOpen(campaign, now);
    const invitation = await tx.invitations.find(id);
    const created: Application = {
      id,
      campaignId: campaign.id,
      creatorId: caller.uid,
      ownerId: campaign.ownerId,
      invited: invitation !== null,
      creatorName,
      creatorPic,
      campaignTitle: campaign.title,
      campaign: {
        description: campaign.description,
        platforms: campaign.platforms,
        budgetCents: campaign.budgetCents,
        endDate: campaign.endDate,
        ownerName: campaign.ownerName,
      },
      answers: requiredAnswers(campaign.applicantQuestions, body),
      ...status,
      feedback: null,
      createdAt: now,
      decideBy: addDays(now, APPLICATION_DECISION_DAYS),
      decidedAt: null,
      deliverBy: null,
      freedAt: null,
      rejectedBefore: earlier ? rejectedUntilNow(earlier) : [],
      earlierAcceptances: 0,
      content: null,
      completedAt: null,
      paymentProblem: null,
      accountClosed: null,
      paymentLostAt: null,
      campaignExtendedAt: null,
    };
    // The brief may change until the first creator has applied: an edit asks for applications and finds none.
    if (!earlier && !(await tx.applications.findAnyTo(campaign.id))) tx.campaigns.lock(campaign);
    if (earlier) tx.applications.put(created);
    else tx.applications.add(created);
    if (invitation && invitationLife.can(invitation.status, 'apply')) {
      tx.invitations.update(id, { ...invitationLife.move(invitation, 'apply'), answeredAt: now });
    }
    return created;
  });
  return viewApplication(db, application, caller);
};

function rejectedUntilNow(rejected: Application): Application['rejectedBefore'] {
  const { createdAt, decideBy, decidedAt, freedAt, feedback, rejectedBefore } = rejected;
  return [...rejectedBefore, { createdAt, decideBy, decidedAt, freedAt, feedback }];
}

/** Returns why a campaign takes no applications, in words for a creator; null if it does. Its end date is the last day on which it takes some. Pure. */
export function closedBecause(campaign: Campaign, now: Date): string | null {
  const { status, endDate } = campaign;
  if (status !== 'open') return 'This loot is not accepting applications';
  if (endDate && endDate < dayInSingapore(now)) return 'This loot has ended';
  return isFull(campaign) ? 'All creator slots are taken' : null;
}

/** Throws `illegal_state` when a campaign takes no applications (any more). Pure. */
export function requireOpen(campaign: Campaign, now: Date): void {
  const reason = closedBecause(campaign, now);
  if (reason !== null) throw illegalState(reason);
}

/**
 * Replaces the answers of the caller's pending application. Throws `illegal_state` once it is decided, `forbidden` beyond a block, `invalid_input`
 * naming the questions left unanswered.
 */
export const editApplication: Handler<'editApplication'> = async ({ db, caller }, { params, body }) => {
  const edited = await unitOfWork({ db }, async (tx) => {
    const application = await getOwnApplication(tx, params.id, caller);
    if (application.status !== 'pending') {
      throw illegalState(
        `Only a pending application can be edited; this one is ${spoken(applicationStatusLabels[application.status])}`,
      );
    }
    await requireNoBlock(tx, caller.uid, application.ownerId);
    const { applicantQuestions } = await tx.campaigns.get(application.campaignId);
    const answers = requiredAnswers(applicantQuestions, body);
    tx.applications.update(application.id, { answers });
    return { ...application, answers };
  });
  return viewApplication(db, edited, caller);
};

/**
 * Deletes the caller's pending application; one that took the place of a rejected one is that again. Throws `illegal_state` once it is
 * decided.
 */
export const withdrawApplication: Handler<'withdrawApplication'> = async ({ db, clock, caller }, { params }) => {
  await unitOfWork({ db }, async (tx) => {
    const application = await getOwnApplication(tx, params.id, caller);
    const { status, rejectedBefore } = application;
    if (status !== 'pending') {
      const word = spoken(applicationStatusLabels[status]);
      throw illegalState(`Only a pending application can be withdrawn; this one is ${word}`);
    }
    const rejected = rejectedBefore.at(-1);
    if (rejected) {
      const moved = applicationLife.move(application, 'takeBack');
      tx.applications.update(params.id, {
        ...rejected,
        ...moved,
        rejectedBefore: rejectedBefore.slice(0, -1),
        answers: {},
      });
    } else {
      tx.applications.remove(params.id);
      await withdrawAfterInvitation(tx, application, clock.now());
    }
    tx.shortlist.remove(params.id);
  });
  return { success: true };
};

/** Marks the invitation that led to a withdrawn application as declined. Reads 1 for an invited creator, and writes 1. */
async function withdrawAfterInvitation(tx: Tx, { id, invited }: Application, now: Date): Promise<void> {
  const invitation = invited ? await tx.invitations.find(id) : null;
  if (!invitation || !invitationLife.can(invitation.status, 'withdraw')) return;
  tx.invitations.update(id, { ...invitationLife.move(invitation, 'withdraw'), answeredAt: now });
}

/**
 * Submits content on the caller's approved application, the first time or after it was sent back; earlier feedback stays visible. Throws `illegal_state` when
 * the application is not approved, its owner has left, or its content waits or is approved already.
 */
export const submitContent: Handler<'submitContent'> = async ({ db, clock, caller }, { params, body }) => {
  const submitted = await unitOfWork({ db }, async (tx) => {
    const application = await getOwnApplication(tx, params.id, caller);
    if (application.status !== 'approved') {
      throw illegalState('Content can be submitted for approved applications only');
    }
    if (application.accountClosed) throw illegalState('The owner of this loot has closed their account');
    const before = application.content;
    const status = before
      ? contentLife.move(before, 'resubmit', () =>
          illegalState(
            `The content of this application is ${spoken(contentStatusLabels[before.status])} and cannot be submitted again`,
          ),
        )
      : contentLife.start('submitted');
    const now = clock.now();
    const content = {
      text: body.text ?? null,
      url: body.url ?? null,
      ...status,
      feedback: before?.feedback ?? null,
      submittedAt: now,
      decideBy: addDays(now, DELIVERABLE_DECISION_DAYS),
      decidedAt: null,
    };
    tx.applications.update(application.id, { content });
    return { ...application, content };
  });
  return viewApplication(db, submitted, caller);
};

import type { Application, ApplicationAnswers } from '@doubloon/contract/applications/application.ts';
import { applicationLife } from '@doubloon/contract/applications/lifecycle.ts';
import type * as operations from '@doubloon/contract/applications/operations.ts';
import type { ApplicantQuestions, Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { APPLICATION_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { applicationId } from '@doubloon/contract/shared/ids.ts';
import { isFull } from '../campaigns/derived-fields.ts';
import { getVisibleCampaign } from '../campaigns/get-campaign.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { viewApplication } from './application-view.ts';

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
 * for one's own campaign, `already_exists` while there is another application, `illegal_state` when the campaign takes none
 * (any more), `invalid_input` naming the questions left unanswered.
 */
export const createApplication: Handler<typeof operations.createApplication> = async (
  { db, clock, caller },
  { body },
) => {
  const { name: creatorName } = await db.users.get(caller.uid);
  const id = applicationId(body.campaign_id, caller.uid);
  const application = await unitOfWork({ db }, async (tx) => {
    const campaign = await getVisibleCampaign(tx, body.campaign_id, caller);
    if (campaign.ownerId === caller.uid) throw new AppError('forbidden', 'You cannot apply to your own loot');
    const earlier = await tx.applications.find(id);
    if (earlier && !applicationLife.can(earlier.status, 'applyAgain')) {
      throw new AppError('already_exists', 'You have already applied to this loot');
    }
    const now = clock.now();
    requireOpen(campaign, now);
    const created: Application = {
      id,
      campaignId: campaign.id,
      creatorId: caller.uid,
      ownerId: campaign.ownerId,
      creatorName,
      campaignTitle: campaign.title,
      campaign: {
        description: campaign.description,
        platforms: campaign.platforms,
        budgetCents: campaign.budgetCents,
        endDate: campaign.endDate,
        ownerName: campaign.ownerName,
      },
      answers: requiredAnswers(campaign.applicantQuestions, body),
      status: 'pending',
      feedback: null,
      createdAt: now,
      decideBy: addDays(now, APPLICATION_DECISION_DAYS),
      decidedAt: null,
      deliverBy: null,
      freedAt: null,
      content: null,
      completedAt: null,
      paymentProblem: null,
      accountClosed: null,
      paymentLostAt: null,
    };
    if (earlier) tx.applications.put(created);
    else tx.applications.add(created);
    return created;
  });
  return viewApplication(db, application);
};

/** The end date is the last day on which a campaign takes applications. */
function requireOpen(campaign: Campaign, now: Date): void {
  const { status, endDate } = campaign;
  if (status !== 'open') throw new AppError('illegal_state', 'This loot is not accepting applications');
  if (endDate && endDate < dayInSingapore(now)) throw new AppError('illegal_state', 'This loot has ended');
  if (isFull(campaign)) throw new AppError('illegal_state', 'All creator slots are taken');
}

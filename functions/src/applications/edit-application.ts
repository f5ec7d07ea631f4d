import type { editApplication as operation } from '@doubloon/contract/applications/operations.ts';
import { getCampaign } from '../campaigns/get-campaign.ts';
import { AppError } from '../platform/app-error.ts';
import type { Verb } from '../platform/operation-route.ts';
import { viewApplication } from './application-view.ts';
import { updateApplication } from './applications.store.ts';
import { getOwnApplication } from './get-application.ts';
import { requiredAnswers } from './required-answers.ts';

/**
 * Replaces the answers of the caller's pending application. Throws `illegal_state` once it is decided, `invalid_input` naming the
 * questions left unanswered.
 */
export const editApplication: Verb<typeof operation> = async ({ db, caller }, { params, body }) => {
  const edited = await db.runTransaction(async (transaction) => {
    const application = await getOwnApplication(db, params.id, caller, transaction);
    if (application.status !== 'pending') {
      throw new AppError(
        'illegal_state',
        `Only a pending application can be edited; this one is ${application.status}`,
      );
    }
    const { applicantQuestions } = await getCampaign(db, application.campaignId, transaction);
    const answers = requiredAnswers(applicantQuestions, body);
    updateApplication(transaction, db, application.id, { answers });
    return { ...application, answers };
  });
  return viewApplication(db, edited);
};

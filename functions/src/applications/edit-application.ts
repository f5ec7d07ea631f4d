import type * as operations from '@doubloon/contract/applications/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { viewApplication } from './application-view.ts';
import { getOwnApplication } from './get-application.ts';
import { requiredAnswers } from './required-answers.ts';

/**
 * Replaces the answers of the caller's pending application. Throws `illegal_state` once it is decided, `invalid_input` naming the
 * questions left unanswered.
 */
export const editApplication: Handler<typeof operations.editApplication> = async ({ db, caller }, { params, body }) => {
  const edited = await unitOfWork({ db }, async (tx) => {
    const application = await getOwnApplication(tx, params.id, caller);
    if (application.status !== 'pending') {
      throw new AppError(
        'illegal_state',
        `Only a pending application can be edited; this one is ${application.status}`,
      );
    }
    const { applicantQuestions } = await tx.campaigns.get(application.campaignId);
    const answers = requiredAnswers(applicantQuestions, body);
    tx.applications.update(application.id, { answers });
    return { ...application, answers };
  });
  return viewApplication(db, edited);
};

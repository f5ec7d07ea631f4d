import { contentLife } from '@doubloon/contract/applications/lifecycle.ts';
import type * as operations from '@doubloon/contract/applications/operations.ts';
import { DELIVERABLE_DECISION_DAYS } from '@doubloon/contract/shared/constants.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { viewApplication } from './application-view.ts';
import { requiredAnswers } from './create-application.ts';
import { getOwnApplication } from './get-application.ts';

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

/** Deletes the caller's pending application; a decided one stays and answers `illegal_state`. */
export const withdrawApplication: Handler<typeof operations.withdrawApplication> = async (
  { db, caller },
  { params },
) => {
  await unitOfWork({ db }, async (tx) => {
    const { status } = await getOwnApplication(tx, params.id, caller);
    if (status !== 'pending') {
      throw new AppError('illegal_state', `Only a pending application can be withdrawn; this one is ${status}`);
    }
    tx.applications.remove(params.id);
  });
  return { success: true };
};

/**
 * Submits content on the caller's approved application, the first time or after it was sent back; what was said to it before stays
 * visible. Throws `illegal_state` when the application is not approved, its owner has left, or its content waits or is approved already.
 */
export const submitContent: Handler<typeof operations.submitContent> = async (
  { db, clock, caller },
  { params, body },
) => {
  const submitted = await unitOfWork({ db }, async (tx) => {
    const application = await getOwnApplication(tx, params.id, caller);
    if (application.status !== 'approved') {
      throw new AppError('illegal_state', 'Content can be submitted for approved applications only');
    }
    if (application.accountClosed) {
      throw new AppError('illegal_state', 'The owner of this loot has closed their account');
    }
    const status = application.content?.status;
    if (status && !contentLife.can(status, 'resubmit')) {
      throw new AppError('illegal_state', `The content of this application is ${status} and cannot be submitted again`);
    }
    const now = clock.now();
    const content = {
      text: body.text ?? null,
      url: body.url ?? null,
      status: 'submitted' as const,
      feedback: application.content?.feedback ?? null,
      submittedAt: now,
      decideBy: addDays(now, DELIVERABLE_DECISION_DAYS),
      decidedAt: null,
    };
    tx.applications.update(application.id, { content });
    return { ...application, content };
  });
  return viewApplication(db, submitted);
};

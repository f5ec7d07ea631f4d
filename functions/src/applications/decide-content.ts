import { contentLife } from '@doubloon/contract/applications/lifecycle.ts';
import type * as operations from '@doubloon/contract/applications/operations.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';
import { viewApplication } from './application-view.ts';
import { getReceivedApplication } from './get-application.ts';

/**
 * Approves submitted content of an approved application to one of the caller's campaigns, or sends it back. Throws `illegal_state` when
 * there is none that waits for a decision.
 */
export const decideContent: Handler<typeof operations.decideContent> = async (
  { db, clock, caller },
  { params, body },
) => {
  const status = body.approved ? 'approved' : 'revision_requested';
  const decided = await unitOfWork({ db }, async (tx) => {
    const application = await getReceivedApplication(tx, params.id, caller);
    if (application.status !== 'approved') {
      throw new AppError(
        'illegal_state',
        `This application is ${application.status}; its content cannot be decided on`,
      );
    }
    if (!application.content) throw new AppError('illegal_state', 'No content has been submitted yet');
    if (!contentLife.leads(application.content.status, status)) {
      throw new AppError('illegal_state', `This content is ${application.content.status} and cannot become ${status}`);
    }
    const content = {
      ...application.content,
      status,
      feedback: body.feedback || null,
      decidedAt: clock.now(),
    } as const;
    tx.applications.update(application.id, { content });
    return { ...application, content };
  });
  return viewApplication(db, decided);
};

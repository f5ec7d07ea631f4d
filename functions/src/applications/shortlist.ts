import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { viewApplication } from './application-view.ts';
import { getReceivedApplication } from './show-applications.ts';

/** Puts an application to one of the caller's campaigns on the caller's shortlist, or takes it off. Repeating it changes nothing. */
export const shortlistApplication: Handler<'shortlistApplication'> = async (
  { db, clock, caller },
  { params, body },
) => {
  const application = await unitOfWork({ db }, async (tx) => {
    const received = await getReceivedApplication(tx, params.id, caller);
    const { id: applicationId, campaignId, ownerId, creatorId } = received;
    if (!body.shortlisted) tx.shortlist.remove(applicationId);
    else if (!(await tx.shortlist.find(applicationId))) {
      tx.shortlist.add({ applicationId, campaignId, ownerId, creatorId, createdAt: clock.now() });
    }
    return received;
  });
  return viewApplication(db, application, caller);
};

import type * as operations from '@doubloon/contract/drafts/operations.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/** Deletes a draft of the caller's, if there is one. */
export const deleteDraft: Handler<typeof operations.deleteDraft> = async ({ db, caller }, { params }) => {
  await unitOfWork({ db }, (tx) => tx.drafts.removeOf(caller.uid, params.key));
  return { success: true };
};

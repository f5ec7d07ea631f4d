import type * as operations from '@doubloon/contract/drafts/operations.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/** Keeps a draft of the caller. */
export const saveDraft: Handler<typeof operations.saveDraft> = async ({ db, clock, caller }, { params, body }) => {
  const draft = { key: params.key, text: body.text, updatedAt: clock.now() };
  await unitOfWork({ db }, (tx) => tx.drafts.keep({ uid: caller.uid, ...draft }));
  return draft;
};

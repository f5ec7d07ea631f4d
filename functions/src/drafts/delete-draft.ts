import type { deleteDraft as operation } from '@doubloon/contract/drafts/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { removeDraft } from './drafts.store.ts';

/** Throws a draft of the caller away, if there is one. */
export const deleteDraft: Verb<typeof operation> = async ({ db, caller }, { params }) => {
  await removeDraft(db, caller.uid, params.key);
  return { success: true };
};

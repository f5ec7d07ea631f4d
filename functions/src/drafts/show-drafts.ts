import type { listDrafts } from '@doubloon/contract/drafts/operations.ts';
import type { Verb } from '../platform/operation-route.ts';

export const showDrafts: Verb<typeof listDrafts> = async ({ db, caller }) =>
  (await db.drafts.findLatest(caller.uid)).map(({ key, text, updatedAt }) => ({ key, text, updatedAt }));

import type { listDrafts } from '@doubloon/contract/drafts/operations.ts';
import type { Handler } from '../platform/operation-route.ts';

export const showDrafts: Handler<typeof listDrafts> = async ({ db, caller }) =>
  (await db.drafts.findLatest(caller.uid)).map(({ key, text, updatedAt }) => ({ key, text, updatedAt }));

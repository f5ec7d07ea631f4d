import type * as operations from '@doubloon/contract/drafts/operations.ts';
import type { Handler } from '../platform/http/operation-route.ts';

export const listDrafts: Handler<typeof operations.listDrafts> = async ({ db, caller }) =>
  (await db.drafts.findLatest(caller.uid)).map(({ key, text, updatedAt }) => ({ key, text, updatedAt }));

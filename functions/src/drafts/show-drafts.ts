import type { listDrafts } from '@doubloon/contract/drafts/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { readDrafts } from './drafts.store.ts';

export const showDrafts: Verb<typeof listDrafts> = async ({ db, caller }) =>
  (await readDrafts(db, caller.uid)).map(({ key, text, updatedAt }) => ({ key, text, updatedAt }));

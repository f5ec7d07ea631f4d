import { unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';

export const listDrafts: Handler<'listDrafts'> = async ({ db, caller }) =>
  (await db.drafts.findLatest(caller.uid)).map(({ key, text, updatedAt }) => ({ key, text, updatedAt }));

export const saveDraft: Handler<'saveDraft'> = async ({ db, clock, caller }, { params, body }) => {
  const draft = { key: params.key, text: body.text, updatedAt: clock.now() };
  await unitOfWork({ db }, (tx) => tx.drafts.keep({ uid: caller.uid, ...draft }));
  return draft;
};

export const deleteDraft: Handler<'deleteDraft'> = async ({ db, caller }, { params }) => {
  await unitOfWork({ db }, (tx) => tx.drafts.removeOf(caller.uid, params.key));
  return { success: true };
};

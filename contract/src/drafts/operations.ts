import { z } from 'zod';
import { defineOperation, signedIn } from '../shared/define-operation.ts';
import { DraftKey, DraftText, DraftView, MAX_DRAFTS } from './draft.ts';

const ByKey = z.object({ key: DraftKey });

export const listDrafts = defineOperation({
  id: 'listDrafts',
  request: 'GET /drafts',
  summary: "The caller's drafts, the latest first",
  access: signedIn,
  output: z.array(DraftView),
  cost: { reads: MAX_DRAFTS, writes: 0 },
});

export const saveDraft = defineOperation({
  id: 'saveDraft',
  request: 'PUT /drafts/{key}',
  summary: `Keep a draft in the place of the one with that key; of more than ${MAX_DRAFTS} the oldest goes`,
  access: signedIn,
  input: { params: ByKey, body: z.object({ text: DraftText }) },
  output: DraftView,
  rateLimits: [{ bucket: 'drafts', per: 'user', max: 120, windowSeconds: 60 }],
  cost: { reads: 1 + MAX_DRAFTS + 1, writes: 3 },
});

export const deleteDraft = defineOperation({
  id: 'deleteDraft',
  request: 'DELETE /drafts/{key}',
  summary: 'Throw a draft away; one that does not exist is gone already',
  access: signedIn,
  input: { params: ByKey },
  cost: { reads: 0, writes: 1 },
});

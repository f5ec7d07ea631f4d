import { z } from 'zod';
import { Uid, WireDate } from '../shared/values.ts';
import { defineOperation, signedIn } from '../calls/define-operation.ts';

export const MAX_DRAFTS = 50;
const MAX_DRAFT_LENGTH = 5000;

/** The client's key of a draft: letters, digits and `_ : -` between letters or digits. */
export const DraftKey = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9]([A-Za-z0-9_:-]*[A-Za-z0-9])?$/);

export const DraftText = z.string().min(1).max(MAX_DRAFT_LENGTH);

/** A text that a person has begun and not sent, `drafts/{uid}__{key}`. */
export const Draft = z.object({ uid: Uid, key: DraftKey, text: DraftText, updatedAt: z.date() });
export type Draft = z.infer<typeof Draft>;

export const DraftView = z.object({ key: DraftKey, text: z.string(), updatedAt: WireDate }).meta({ id: 'Draft' });
export type DraftView = z.infer<typeof DraftView>;

const ByKey = z.object({ key: DraftKey });

export const listDrafts = defineOperation('GET /drafts', {
  id: 'listDrafts',
  summary: "The caller's drafts, the latest first",
  access: signedIn,
  output: z.array(DraftView),
  cost: { reads: MAX_DRAFTS, writes: 0 },
});

export const saveDraft = defineOperation('PUT /drafts/{key}', {
  id: 'saveDraft',
  summary: `Keep a draft in the place of the one with that key; of more than ${MAX_DRAFTS} the oldest goes`,
  access: signedIn,
  input: { params: ByKey, body: z.object({ text: DraftText }) },
  output: DraftView,
  rateLimits: [{ bucket: 'drafts', per: 'user', max: 120, windowSeconds: 60 }],
  cost: { reads: 1 + MAX_DRAFTS + 1, writes: 3 },
});

export const deleteDraft = defineOperation('DELETE /drafts/{key}', {
  id: 'deleteDraft',
  summary: 'Throw a draft away; one that does not exist is gone already',
  access: signedIn,
  input: { params: ByKey },
  cost: { reads: 0, writes: 1 },
});

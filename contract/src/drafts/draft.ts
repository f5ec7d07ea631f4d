import { z } from 'zod';
import { Uid, WireDate } from '../shared/values.ts';

export const MAX_DRAFTS = 50;
const MAX_DRAFT_LENGTH = 5000;

/** The client's key of a draft: letters, digits and `_ : -` between letters or digits. */
export const DraftKey = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9]([A-Za-z0-9_:-]*[A-Za-z0-9])?$/);

export const DraftText = z.string().min(1).max(MAX_DRAFT_LENGTH);

/** Text that somebody has begun and not sent, `drafts/{uid}__{key}`. */
export const Draft = z.object({ uid: Uid, key: DraftKey, text: DraftText, updatedAt: z.date() });
export type Draft = z.infer<typeof Draft>;

export const DraftView = z.object({ key: DraftKey, text: z.string(), updatedAt: WireDate }).meta({ id: 'Draft' });
export type DraftView = z.infer<typeof DraftView>;

import { z } from 'zod';
import { DocumentId } from '../shared/values.ts';

/** For how many days an event that no version could read is kept. */
export const UNREAD_EVENT_DAYS = 30;

/** An event whose trigger met a document that it could not read, `unreadEvents/{id}`; server only. It says which document, never what is in it. */
export const UnreadEvent = z.object({
  /** Derived from the trigger and the event, so that an event that is delivered again is kept once. */
  id: DocumentId,
  trigger: z.string(),
  /** Path of the document that was written. */
  document: z.string(),
  occurredAt: z.date().nullable(),
  /** Each document that could not be read, and the fields that do not fit. */
  problems: z.array(z.string()),
  keptAt: z.date(),
  expiresAt: z.date(),
});
export type UnreadEvent = z.infer<typeof UnreadEvent>;

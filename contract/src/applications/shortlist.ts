import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';

/**
 * An owner's mark that an application is on their shortlist, `shortlist/{applicationId}`. It is a separate document, because the creator reads the application.
 */
export const ShortlistMark = z.object({
  applicationId: DocumentId,
  campaignId: DocumentId,
  ownerId: Uid,
  creatorId: Uid,
  createdAt: z.date(),
});
export type ShortlistMark = z.infer<typeof ShortlistMark>;

import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';
import { Flag, MAX_SCORE } from './flag.ts';

/** All that does not fit about the evidence for a treasure, `flagReports/{treasure}`; server only. */
export const FlagReport = z.object({
  deliverableId: DocumentId,
  campaignId: DocumentId,
  creatorId: Uid,
  ownerId: Uid,
  /** The heaviest first. */
  flags: z.array(Flag),
  score: z.int().min(0).max(MAX_SCORE),
  evaluatedAt: z.date(),
});
export type FlagReport = z.infer<typeof FlagReport>;

import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';
import { Flag, MAX_SCORE } from './flag.ts';

/** Most documents that a look at the evidence for a payment reads and writes, with the case that it may open. */
export const EVALUATION = { reads: 1_710, writes: 3 } as const;

/** Most that looking at the two sides of a payment takes, in reads; more than the evidence for a treasure that is found already. */
export const SIDES_READS = 530;

/** Most documents that are read for the pictures of a proof, and the earlier ones like them. */
export const PICTURES_READS = 921;

/** All that does not fit about the evidence for a treasure, `flagReports/{treasure}`; server only. */
export const FlagReport = z.object({
  deliverableId: DocumentId,
  campaignId: DocumentId,
  creatorId: Uid,
  ownerId: Uid,
  /** The flags, the heaviest first. */
  flags: z.array(Flag),
  score: z.int().min(0).max(MAX_SCORE),
  evaluatedAt: z.date(),
  /**
   * Flags that an admin has decided on, or the day of a held payment: with about these figures they hold nothing any more, or not `subjectId`, unless that is
   * null.
   */
  decided: z.array(Flag.pick({ name: true, evidence: true }).extend({ subjectId: DocumentId.nullable() })).default([]),
});
export type FlagReport = z.infer<typeof FlagReport>;

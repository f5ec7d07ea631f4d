import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';
import { Flag, MAX_SCORE } from './flag.ts';

/** Maximum number of documents that an evaluation of the evidence for a payment reads and writes, including the case that it may open. */
export const EVALUATION = { reads: 1_800, writes: 3 } as const;

/** Maximum reads for examining the two sides of a payment; more than for a treasure's existing report. */
export const SIDES_READS = 720;

/** Maximum reads for the pictures of a proof and the similar earlier ones. */
export const PICTURES_READS = 921;

/** The flags about the evidence for a treasure, `flagReports/{treasure}`; server only. */
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
   * Flags that were decided on, by an admin or by the last day of a held payment. With similar figures they no longer hold the payment of `subjectId`, or any
   * payment if it is null.
   */
  decided: z.array(Flag.pick({ name: true, evidence: true }).extend({ subjectId: DocumentId.nullable() })).default([]),
});
export type FlagReport = z.infer<typeof FlagReport>;

import { z } from 'zod';
import { LedgerDifference } from '../ledger-result.ts';
import { DocumentId } from '../../shared/values.ts';

/** When the books of a payment were last held against the payment provider, and what differed, `comparisons/{id of the funds}`; server only. */
export const Comparison = z.object({
  campaignId: DocumentId,
  /** The added budget whose books they are; null for the campaign's first payment. */
  fundsId: DocumentId.nullable().default(null),
  comparedAt: z.date(),
  /** A digest of everything in the books that was compared. */
  booksDigest: z.string(),
  /** The differences from the provider; empty when all agreed. */
  differences: z.array(LedgerDifference.omit({ fundsId: true })).default([]),
});
export type Comparison = z.infer<typeof Comparison>;

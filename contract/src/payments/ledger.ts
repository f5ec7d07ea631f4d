import { z } from 'zod';
import { DocumentId } from '../shared/values.ts';

/**
 * Where cents can be. The first seven belong to one campaign and cancel out: each cent `funded` is in one of the other six. The rest is the platform's: its
 * fee, the provider's fees, losses, what it paid from its own bank instead of the provider (`off_provider`), and `clearing`, the other side of these four.
 */
export const LedgerAccount = z.enum([
  'funded',
  'available',
  'reserved',
  'paid',
  'refunding',
  'refunded',
  'disputed',
  'fee',
  'stripe_fees',
  'loss',
  'clearing',
  'off_provider',
]);
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** Cents that an account gains, or loses when negative. */
export const LedgerEntry = z.object({ account: LedgerAccount, amountCents: z.int() });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The entries of one business event, `ledgerGroups/{id}`; they sum to zero and never change. */
export const LedgerGroup = z.object({
  /** Made from the event, so that posting it a second time is refused. */
  id: DocumentId,
  campaignId: DocumentId,
  /** The added budget whose accounts they are; null for the funds that the campaign began with. */
  fundsId: DocumentId.nullable().default(null),
  /** The payout, refund, dispute or checkout the event is about. */
  subjectId: z.string(),
  entries: z.array(LedgerEntry).min(2),
  createdAt: z.date(),
});
export type LedgerGroup = z.infer<typeof LedgerGroup>;

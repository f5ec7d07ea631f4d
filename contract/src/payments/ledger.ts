import { z } from 'zod';
import { DocumentId } from '../shared/values.ts';

/**
 * The accounts of the ledger. The first seven belong to one campaign and cancel out: each `funded` cent is in one of the other six. The rest are the
 * platform's: its fee, the provider's fees, losses, payments from its own bank instead of the provider (`off_provider`), and `clearing`, the contra account of
 * these four.
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

/** The cents that an account gains, or loses if negative. */
export const LedgerEntry = z.object({ account: LedgerAccount, amountCents: z.int() });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The entries of one business event, `ledgerGroups/{id}`; they sum to zero and never change. */
export const LedgerGroup = z.object({
  /** Derived from the event, so that a second posting of it is refused. */
  id: DocumentId,
  campaignId: DocumentId,
  /** The added budget whose accounts they are; null for the campaign's first payment. */
  fundsId: DocumentId.nullable().default(null),
  /** The payout, refund, dispute or checkout that the event is about. */
  subjectId: z.string(),
  entries: z.array(LedgerEntry).min(2),
  createdAt: z.date(),
});
export type LedgerGroup = z.infer<typeof LedgerGroup>;

import { z } from 'zod';
import { DocumentId, named, Uid, WireDate } from '../shared/values.ts';

/**
 * Parts of what a bank is given against a dispute, besides an admin's words: the service that was paid for, its payer, the posts that were delivered, the payouts
 * for them, the account's and the loot's dates, and the refund policy with how it was disclosed.
 */
export const EvidencePart = z.enum(['service', 'customer', 'treasures', 'payouts', 'activity', 'refund_policy']);
export type EvidencePart = z.infer<typeof EvidencePart>;

/** Longest statement of an admin to a bank. */
export const MAX_STATEMENT_LENGTH = 3000;

/** Evidence that was given, or was tried to be given, to the bank of a dispute. */
export const BankEvidence = z.object({
  adminId: Uid,
  statement: z.string(),
  parts: z.array(EvidencePart),
  askedAt: z.date(),
  /** When the provider had taken it; null while that is not known. */
  sentAt: z.date().nullable(),
});
export type BankEvidence = z.infer<typeof BankEvidence>;

/** How a dispute stands with its bank, and what it can be given against it. */
export const BankEvidenceView = named('BankEvidence', {
  case_id: DocumentId,
  /** The provider's word, such as `needs_response`. */
  status: z.string(),
  /** The bank's reason, in the provider's word, such as `fraudulent`. */
  reason: z.string(),
  /** When the bank stops to wait; null when it does not wait. */
  answer_by: WireDate.nullable(),
  /** True while evidence can be sent from here. */
  can_send: z.boolean(),
  /** True when sending it costs the fee for countering, which comes back when the dispute is won. */
  costs_fee: z.boolean(),
  /** The texts that would be sent now, word for word; a part that there is nothing to say about is missing. */
  parts: z.array(z.object({ part: EvidencePart, text: z.string() })),
  /** The last evidence that was sent from here; `sent_at` is null while nobody knows whether the provider has it. */
  sent: z
    .object({
      admin_id: Uid,
      statement: z.string(),
      parts: z.array(EvidencePart),
      asked_at: WireDate,
      sent_at: WireDate.nullable(),
    })
    .nullable(),
});
export type BankEvidenceView = z.infer<typeof BankEvidenceView>;

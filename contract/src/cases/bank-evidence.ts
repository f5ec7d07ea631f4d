import { z } from 'zod';
import { DocumentId, named, Uid, WireDate } from '../shared/values.ts';

/**
 * Parts of the evidence for a bank against a dispute, besides an admin's statement: the service that was paid for, its payer, the delivered posts, their
 * payouts, what was given back of the payment, the dates of account and loot, the refund policy with its disclosure, and the messages that owner and creator both agreed to show.
 */
export const EvidencePart = z.enum([
  'service',
  'customer',
  'treasures',
  'payouts',
  'refunds',
  'activity',
  'refund_policy',
  'messages',
]);
export type EvidencePart = z.infer<typeof EvidencePart>;

/** A part that is not in the evidence: there is `nothing` of it, or it is messages that not both of their people agree to show, or no longer. */
export const LeftOutPart = z.object({ part: EvidencePart, reason: z.enum(['nothing', 'not_agreed']) });
export type LeftOutPart = z.infer<typeof LeftOutPart>;

/** Maximum length of an admin's statement to a bank. */
export const MAX_STATEMENT_LENGTH = 3000;

/** Evidence that was sent, or attempted to be sent, to the bank of a dispute. */
export const BankEvidence = z.object({
  adminId: Uid,
  statement: z.string(),
  /** The chosen parts that there was something to say about. */
  parts: z.array(EvidencePart),
  /** The parts that could not be chosen at that moment. */
  leftOut: z.array(LeftOutPart).default([]),
  askedAt: z.date(),
  /** When the provider accepted it; null while that is unknown. */
  sentAt: z.date().nullable(),
});
export type BankEvidence = z.infer<typeof BankEvidence>;

/** The state of a dispute at its bank, and the evidence that can be sent against it. */
export const BankEvidenceView = named('BankEvidence', {
  case_id: DocumentId,
  /** The provider's status, such as `needs_response`. */
  status: z.string(),
  /** The bank's reason, as the provider names it, such as `fraudulent`. */
  reason: z.string(),
  /** Deadline of the bank for evidence; null if it does not wait for any. */
  answer_by: WireDate.nullable(),
  /** True while evidence can be sent from here. */
  can_send: z.boolean(),
  /** True if sending it costs the fee for countering, which is returned if the dispute is won. */
  costs_fee: z.boolean(),
  /** The exact texts that would be sent now; parts without content are omitted. */
  parts: z.array(z.object({ part: EvidencePart, text: z.string() })),
  /** The parts that are omitted, each with the reason; none once nothing can be sent from here. */
  left_out: z.array(LeftOutPart),
  /** The last evidence that was sent from here; `sent_at` is null while it is unknown whether the provider has it. */
  sent: z
    .object({
      admin_id: Uid,
      /** `DELETED_USER_NAME` once the account has ended. */
      admin_name: z.string(),
      statement: z.string(),
      parts: z.array(EvidencePart),
      left_out: z.array(LeftOutPart),
      asked_at: WireDate,
      sent_at: WireDate.nullable(),
    })
    .nullable(),
});
export type BankEvidenceView = z.infer<typeof BankEvidenceView>;

import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { CountedFigure } from '../records/counted.ts';
import { Cents, DollarsToCents } from '../shared/money.ts';
import { BankEvidence } from './bank-evidence.ts';
import { CaseStatus } from './lifecycle.ts';

/**
 * Kinds of cases that an admin decides: money asked back, a payment disputed at the provider, a decision appealed against, a payment held for its flags, a
 * figure of a record that its person finds wrong, a failed refund to be paid from the platform's bank.
 */
export const CaseKind = z.enum(['refund', 'dispute', 'appeal', 'hold', 'figure', 'settlement']);
export type CaseKind = z.infer<typeof CaseKind>;

/** Days for which an undecided appeal keeps the money of a closed campaign from being refunded. Admins can decide later, but the money does not wait. */
export const APPEAL_HOLDS_DAYS = 14;

/** Business days after which a held payment is made unless an admin has refused it, or looks closer. */
export const HOLD_REVIEW_BUSINESS_DAYS = 3;

/** Days after which a held payment is refused unless an admin has decided, if an admin has flagged it or has doubted its project before. */
export const HOLD_DOUBTED_DAYS = 30;

/**
 * Subjects of appeals: the rejection of a creator's application, treasure or proof, or of an owner's campaign; a refused payment of an application, or of what a
 * platform's count adds, by the id of its payout.
 */
export const AppealSubjectType = z.enum(['application', 'treasure', 'proof', 'campaign', 'payment']);
export type AppealSubjectType = z.infer<typeof AppealSubjectType>;

/** Something an admin decides, `cases/{id}`; server only. The domain that opened it carries the decision out. */
export const AdminCase = z.object({
  /** Derived from kind and subject, so that a subject opens one case of a kind; of a held payment one for each attempt, of a figure one at a time. */
  id: DocumentId,
  kind: CaseKind,
  /** The campaign that it is about; null for a figure of a record. */
  campaignId: DocumentId.nullable(),
  /** Id of the subject: the provider's dispute, a refund, an attempt at one that failed, a decision, what a held payment is for, or a person's uid and the figure (`figureIdOf`). */
  subjectId: z.string().max(255),
  /** Kind of document that an appeal or a hold is about; null for everything else. */
  subjectType: AppealSubjectType.nullable().default(null),
  /** The treasure whose evidence a held payment waits for; null for everything else, also when its two sides are all that it waits for. */
  deliverableId: DocumentId.nullable().default(null),
  /** The campaign's owner and its title when an appeal was made; null for everything else. */
  ownerId: Uid.nullable().default(null),
  campaignTitle: z.string().nullable().default(null),
  /** The person who asked for it; null for the payment provider. */
  openedBy: Uid.nullable(),
  summary: z.string().max(500),
  amountCents: Cents.nullable(),
  status: CaseStatus,
  /** `adminId` is null when it ended by itself: nobody decided in time, or its subject is not wanted any more. */
  decision: z.object({ adminId: Uid.nullable(), reason: z.string(), decidedAt: z.date() }).nullable(),
  /** An admin wants to look closer: it is not granted by itself. */
  flag: z.object({ adminId: Uid, reason: z.string(), flaggedAt: z.date() }).nullable().default(null),
  /** When the bank stops to wait for evidence against a dispute; null when it does not wait, and for everything else. */
  answerBy: z.date().nullable().default(null),
  /** The last evidence that the bank of a dispute was given from here; null without any, and for everything else. */
  evidence: BankEvidence.nullable().default(null),
  createdAt: z.date(),
});
export type AdminCase = z.infer<typeof AdminCase>;

export const AdminCaseView = named('AdminCase', {
  id: DocumentId,
  kind: CaseKind,
  campaign_id: DocumentId.nullable(),
  subject_id: z.string(),
  /** The figure of the record of who opened it; null for everything else. */
  figure: CountedFigure.nullable(),
  subject_type: AppealSubjectType.nullable(),
  /** The treasure whose evidence a held payment waits for. */
  treasure_id: DocumentId.nullable(),
  /** When a held payment is made by itself, or refused when it is flagged; null for everything else. */
  decide_by: WireDate.nullable(),
  /** When the bank stops to wait for evidence against a dispute; null when it does not wait, and for everything else. */
  answer_by: WireDate.nullable(),
  opened_by: Uid.nullable(),
  summary: z.string(),
  amount: DollarsToCents.nullable(),
  status: CaseStatus,
  decision: z.object({ admin_id: Uid.nullable(), reason: z.string(), decided_at: WireDate }).nullable(),
  flag: z.object({ admin_id: Uid, reason: z.string(), flagged_at: WireDate }).nullable(),
  created_at: WireDate,
});
export type AdminCaseView = z.infer<typeof AdminCaseView>;

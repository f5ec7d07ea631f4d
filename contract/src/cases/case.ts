import { z } from 'zod';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { CountedFigure } from '../records/counted.ts';
import { Cents, DollarsToCents } from '../shared/money.ts';
import { BankEvidence } from './bank-evidence.ts';
import { Flag, FlagName, MAX_SCORE } from '../flags/flag.ts';
import { CaseStatus } from './lifecycle.ts';
import { Reported, ReportedView } from './report.ts';

/**
 * Kinds of cases that an admin decides: a requested refund, a disputed payment, an appeal, a payment held for its flags, a disputed figure of a record, a
 * failed refund to be paid from the platform's bank, and a report of something that people have written or shown.
 */
export const CaseKind = z.enum(['refund', 'dispute', 'appeal', 'hold', 'figure', 'settlement', 'report']);
export type CaseKind = z.infer<typeof CaseKind>;

/** Days for which an undecided appeal keeps a closed campaign's money from being refunded. Admins can decide later, but the money does not wait. */
export const APPEAL_HOLDS_DAYS = 14;

/** Business days after which a held payment is sent unless an admin has refused or flagged it. */
export const HOLD_REVIEW_BUSINESS_DAYS = 3;

/** Days after which a held payment is refused unless an admin has decided, if an admin has flagged it or has doubted its project before, or the payment for its loot is risky. */
export const HOLD_DOUBTED_DAYS = 30;

/** Flags of a held payment that are named beside it: the heaviest. */
export const MAX_NAMED_FLAGS = 3;

/** Score from which releasing a held payment is the exception: one of the surest flags, or several. */
export const HIGH_SCORE = 60;

/**
 * Subjects of appeals: the rejection of a creator's application, treasure or proof, or of an owner's campaign; a refused payment of an application or of a
 * platform's count, by the id of its payout.
 */
export const AppealSubjectType = z.enum(['application', 'treasure', 'proof', 'campaign', 'payment']);
export type AppealSubjectType = z.infer<typeof AppealSubjectType>;

/** A case that an admin decides, `cases/{id}`; server only. The domain that opened it carries out the decision. */
export const AdminCase = z.object({
  /** Derived from kind and subject, so that a subject opens one case of a kind; for a held payment one for each attempt, for a figure one at a time. */
  id: DocumentId,
  kind: CaseKind,
  /** Its campaign; null for a figure of a record, and for a report of anything but a loot. */
  campaignId: DocumentId.nullable(),
  /**
   * Id of the subject: the provider's dispute, a refund, an attempt at a failed refund, a decision, the payable of a held payment, a person's uid and the
   * figure (`figureIdOf`), or the reporter's uid and what they report (`reportIdOf`).
   */
  subjectId: z.string().max(255),
  /** Kind of the document that an appeal or a hold is about; null for all other cases. */
  subjectType: AppealSubjectType.nullable().default(null),
  /** The treasure whose evidence holds a payment; null for all other cases, and for a payment held only because of its two sides. */
  deliverableId: DocumentId.nullable().default(null),
  /** The campaign's owner and its title when an appeal was made; null for all other cases. */
  ownerId: Uid.nullable().default(null),
  campaignTitle: z.string().nullable().default(null),
  /** The person who asked for it; null for the payment provider. */
  openedBy: Uid.nullable(),
  summary: z.string().max(500),
  amountCents: Cents.nullable(),
  status: CaseStatus,
  /** The decision; `adminId` is null if the case ended by itself, because nobody decided in time or its subject is obsolete. */
  decision: z.object({ adminId: Uid.nullable(), reason: z.string(), decidedAt: z.date() }).nullable(),
  /** Set when an admin wants to look closer: the case is not granted automatically. */
  flag: z.object({ adminId: Uid, reason: z.string(), flaggedAt: z.date() }).nullable().default(null),
  /** True for a held payment that is refused if nobody decides, because the payment for its loot is risky. */
  silenceRefuses: z.boolean().default(false),
  /** True for a failed refund of a payment that may be fraud: it is owed to the cardholder, not to whoever paid with the card, and never paid from the platform's bank. */
  maybeFraud: z.boolean().default(false),
  /** Deadline of the bank for evidence against a dispute; null if it does not wait, and for all other cases. */
  answerBy: z.date().nullable().default(null),
  /** The last evidence that was sent to the bank of a dispute; null if none was, and for all other cases. */
  evidence: BankEvidence.nullable().default(null),
  /**
   * The score and the heaviest flags for which a payment was held, and the figures of all of its flags: when it was held, or, for a payment without a treasure, when an admin
   * decided. Null for all other cases, and in older documents, of which some have no figures only.
   */
  found: z
    .object({
      score: z.int().min(0).max(MAX_SCORE),
      flags: z.array(FlagName).max(MAX_NAMED_FLAGS),
      figures: z
        .array(Flag.pick({ name: true, evidence: true }))
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
  /** The stake of a held payment, by which its list is ordered (`stakeOf`); null for all other cases, and until an older document is repaired. */
  stake: z.int().min(0).nullable().default(null),
  /** The subject of a report; null for all other cases. */
  reported: Reported.nullable().default(null),
  createdAt: z.date(),
});
export type AdminCase = z.infer<typeof AdminCase>;

/** Returns the score of a held payment times its amount; null for all other cases, and where no score is known. */
export function stakeOf({
  kind,
  found,
  amountCents,
}: Pick<AdminCase, 'kind' | 'amountCents'> & {
  readonly found: Pick<NonNullable<AdminCase['found']>, 'score'> | null;
}): number | null {
  return kind === 'hold' && found && amountCents !== null ? found.score * amountCents : null;
}

export const AdminCaseView = named('AdminCase', {
  id: DocumentId,
  kind: CaseKind,
  campaign_id: DocumentId.nullable(),
  subject_id: z.string(),
  /** The disputed figure in the record of the person who opened the case; null for all other cases. */
  figure: CountedFigure.nullable(),
  subject_type: AppealSubjectType.nullable(),
  /** The treasure whose evidence holds a payment. */
  treasure_id: DocumentId.nullable(),
  /** When a held payment ends by itself; null for all other cases. */
  decide_by: WireDate.nullable(),
  /** True for a held payment that is refused when it ends by itself: it is flagged, or the payment for its loot is risky. */
  silence_refuses: z.boolean(),
  /** True for a failed refund of a payment that may be fraud: it is never settled from the platform's bank. */
  maybe_fraud: z.boolean(),
  /** Deadline of the bank for evidence against a dispute; null if it does not wait, and for all other cases. */
  answer_by: WireDate.nullable(),
  opened_by: Uid.nullable(),
  summary: z.string(),
  amount: DollarsToCents.nullable(),
  status: CaseStatus,
  decision: z.object({ admin_id: Uid.nullable(), reason: z.string(), decided_at: WireDate }).nullable(),
  flag: z.object({ admin_id: Uid, reason: z.string(), flagged_at: WireDate }).nullable(),
  /** The subject of a report; null for all other cases. */
  reported: ReportedView.nullable(),
  created_at: WireDate,
});
export type AdminCaseView = z.infer<typeof AdminCaseView>;

/**
 * Reads for everything that a case names: its loot; a held payment's treasure or application, and in older documents the report about the treasure; or the person who
 * asked and the reported one; and the admins who flagged and decided it.
 */
export const CASE_READS = 5;

/** How a person is concerned by a case: paid by it, owner of its loot, its opener, or reported in it. */
export const Concerned = z.enum(['creator', 'owner', 'asked', 'reported']);
export type Concerned = z.infer<typeof Concerned>;

const { decision: Decision, flag: CaseFlag } = AdminCaseView.shape;

/** A case as admins read it in its list and on its own page, with everybody whom it names. */
export const ListedCaseView = named('ListedAdminCase', {
  ...AdminCaseView.shape,
  /** The decision, with the admin's name; null if the case ended by itself. */
  decision: Decision.unwrap().extend({ admin_name: z.string().nullable() }).nullable(),
  flag: CaseFlag.unwrap().extend({ admin_name: z.string() }).nullable(),
  /** The creator of a held payment, the owner of a disputed loot, otherwise whoever asked; null once their account has ended. */
  person: z.object({ name: z.string(), picture: z.string().nullable() }).nullable(),
  /** Everybody whom the case concerns, each once; `DELETED_USER_NAME` for whoever has left. */
  people: z.array(z.object({ uid: Uid, name: z.string(), as: Concerned })),
  /** The title of the loot; null where there is none. */
  loot: z.string().nullable(),
  /** The score of a held payment; null for all other cases. */
  score: z.int().nullable(),
  /** The heaviest flags of a held payment. */
  flags: z.array(FlagName),
});
export type ListedCaseView = z.infer<typeof ListedCaseView>;

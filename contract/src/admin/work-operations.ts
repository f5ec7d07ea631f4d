import { MAX_OPEN_CHECKOUTS } from '../payments/checkout.ts';
import { MAX_ADDITIONS } from '../payments/campaign-funds.ts';
import { ById, ByUid, named, WireDate } from '../shared/values.ts';
import { z } from 'zod';
import { DeliverableView } from '../deliverables/deliverable.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { BankEvidenceView, EvidencePart, MAX_STATEMENT_LENGTH } from '../cases/bank-evidence.ts';
import { AdminCaseView, CASE_READS, Concerned, ListedCaseView } from '../cases/case.ts';
import { ReportDecision } from '../cases/report.ts';
import { DollarsToCents } from '../shared/money.ts';
import { readableLine, readableText } from '../shared/readable-text.ts';
import { CreatorCard } from '../stores/store.ts';

const admin = onlyRoles('admin');

/** Open loots of somebody who is suspended that are read together. */
export const MAX_PAUSED_LOOTS = 50;

/** Maximum count of waiting items of one kind: nobody reads further, and counting costs reads. */
export const MAX_WAITING_COUNT = 100;

/** The number of open tasks of each kind that wait for an admin, at most `MAX_WAITING_COUNT`. */
export const WaitingWork = named('WaitingWork', {
  verification_requests: z.int(),
  /** Campaigns held back by moderation. */
  campaigns: z.int(),
  /** Treasures whose author an admin has to confirm. */
  treasures: z.int(),
  failed_payouts: z.int(),
  unresolved_payouts: z.int(),
  refunds: z.int(),
  disputes: z.int(),
  appeals: z.int(),
  /** Payments held because something about their evidence does not fit. */
  holds: z.int(),
  /** Figures of records that their people dispute. */
  records: z.int(),
  /** Refunds that the provider could not make and that have to be paid from the platform's bank. */
  settlements: z.int(),
  /** Reports of people, messages, stores and loots. */
  reports: z.int(),
  /** Findings of the reconciler's last run; null before the first. */
  ledger_differences: z.int().nullable(),
});
export type WaitingWork = z.infer<typeof WaitingWork>;

export const getWaitingWork = defineOperation('GET /admin/waiting', {
  id: 'getWaitingWork',
  summary: `How much of everything waits for an admin, each counted up to ${MAX_WAITING_COUNT}`,
  access: admin,
  output: WaitingWork,
  cost: { reads: 12 * MAX_WAITING_COUNT + 1, writes: 0 },
});

/** Since when the oldest of a kind waits, and how much money all of that kind are about: null where nothing waits, where it is about none, and from `MAX_WAITING_COUNT` on. */
const WaitingDetail = z.object({ since: WireDate.nullable(), amount: DollarsToCents.nullable() });

/** Age and amount of the open tasks of each kind. Payouts are those that failed and those whose outcome is not known. */
export const WaitingDetails = named('WaitingDetails', {
  verification_requests: WaitingDetail,
  campaigns: WaitingDetail,
  treasures: WaitingDetail,
  payouts: WaitingDetail,
  refunds: WaitingDetail,
  disputes: WaitingDetail,
  appeals: WaitingDetail,
  holds: WaitingDetail,
  records: WaitingDetail,
  settlements: WaitingDetail,
  reports: WaitingDetail,
});
export type WaitingDetails = z.infer<typeof WaitingDetails>;

export const getWaitingDetails = defineOperation('GET /admin/waiting/details', {
  id: 'getWaitingDetails',
  summary: 'Since when the oldest of everything waits for an admin, and how much money it is about',
  access: admin,
  output: WaitingDetails,
  cost: { reads: 11 * MAX_WAITING_COUNT + 2, writes: 0 },
});

export const listDeliverablesToConfirm = defineOperation('GET /admin/treasures', {
  id: 'listDeliverablesToConfirm',
  summary: 'Treasures that wait for an admin to say whose their post is, newest first',
  access: admin,
  input: { query: PageQuery },
  pageOf: DeliverableView,
  cost: { reads: MAX_PAGE_SIZE + 1, writes: 0 },
});

export const setFeatured = defineOperation('PUT /admin/creators/{id}/featured', {
  id: 'setFeatured',
  summary: 'Show a creator first in the directory, or no longer',
  access: admin,
  input: {
    params: ByUid,
    body: z.object({ featured: z.boolean(), reason: readableText(1000, 'A reason is required') }),
  },
  output: CreatorCard,
  errors: ['not_found'],
  cost: { reads: 5, writes: 2 },
});

/** Maximum length of a bank transfer's reference: longer than those of banks, which end at 140 characters. */
export const MAX_REFERENCE_LENGTH = 200;

export const settleRefund = defineOperation('POST /admin/cases/{id}/settlement', {
  id: 'settleRefund',
  summary:
    'Record that a refund which the provider could not make was paid from the platform’s bank, under the reference of that transfer; once, for the amount that the case shows, only while the books agree with the provider, and never of a payment that may be fraud',
  access: admin,
  input: {
    params: ById,
    body: z.object({
      reference: readableLine(MAX_REFERENCE_LENGTH, 'A reference is required'),
      amount: DollarsToCents,
    }),
  },
  output: AdminCaseView,
  errors: ['not_found', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 80 + 2 * MAX_ADDITIONS, writes: 5 },
});

export const decideReport = defineOperation('PUT /admin/reports/{id}', {
  id: 'decideReport',
  summary:
    'Decide a report, once: dismiss it, hide the loot, review, reply or work it is about, delete the files of the message it is about, or suspend the person who is responsible; whoever reported it hears whether our team has acted',
  access: admin,
  input: {
    params: ById,
    body: z.object({ decision: ReportDecision, reason: readableText(1000, 'A reason is required') }),
  },
  output: AdminCaseView,
  errors: ['not_found', 'forbidden', 'illegal_state'],
  cost: {
    reads: 16 + 2 * MAX_PAUSED_LOOTS + 13 * MAX_OPEN_CHECKOUTS,
    writes: 10 + 2 * MAX_PAUSED_LOOTS + 9 * MAX_OPEN_CHECKOUTS,
  },
});

export const getBankEvidence = defineOperation('GET /admin/cases/{id}/bank-evidence', {
  id: 'getBankEvidence',
  summary: 'How a dispute stands with its bank, and what can be sent to it, word for word',
  access: admin,
  input: { params: ById },
  output: BankEvidenceView,
  errors: ['not_found', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 876 + MAX_ADDITIONS, writes: 0 },
});

export const sendBankEvidence = defineOperation('POST /admin/cases/{id}/bank-evidence', {
  id: 'sendBankEvidence',
  summary:
    "Send an admin's statement and the chosen parts to the bank of a dispute, while it waits for evidence and before its day; once, because the provider takes evidence once. Messages go only if both of their people still agree",
  access: admin,
  input: {
    params: ById,
    body: z.object({
      statement: readableText(MAX_STATEMENT_LENGTH, 'A statement is required'),
      parts: z.array(EvidencePart).max(EvidencePart.options.length),
    }),
  },
  output: BankEvidenceView,
  errors: ['not_found', 'illegal_state', 'provider_unavailable'],
  cost: { reads: 906 + MAX_ADDITIONS, writes: 3 },
});

export const listCasesOfPerson = defineOperation('GET /admin/users/{id}/cases', {
  id: 'listCasesOfPerson',
  summary: 'The cases that a person has opened, or the reports about them, newest first',
  access: admin,
  input: { params: ByUid, query: PageQuery.extend({ as: Concerned.extract(['asked', 'reported']) }) },
  pageOf: ListedCaseView,
  cost: { reads: MAX_PAGE_SIZE + 1 + CASE_READS * MAX_PAGE_SIZE, writes: 0 },
});

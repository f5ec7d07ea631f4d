import { z } from 'zod';
import { optionalText } from '../shared/readable-text.ts';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { CaseStatus } from './lifecycle.ts';

/** Reports that one person can send in a day. */
export const REPORTS_PER_DAY = 10;

/** Maximum length of what a reporter writes. */
export const MAX_REPORT_LENGTH = 500;

/**
 * Kinds of reportable things. A review and the reply to it are reported by the review's id, a work (a picture or video of a store) by its own, and a file of a
 * message by `attachmentId`. A question about a loot and the answer to it are reported by the question's id.
 */
export const ReportedType = z.enum([
  'person',
  'message',
  'store',
  'loot',
  'review',
  'reply',
  'file',
  'work',
  'question',
  'answer',
]);
export type ReportedType = z.infer<typeof ReportedType>;

/** Returns the id by which a file of a message is reported, from its place among the message's files. */
export const attachmentId = (messageId: string, place: number): string => `${messageId}-${place}`;

/** Returns the message and the place that `attachmentId` has put into an id; null for any other id. */
export function readAttachmentId(id: string): { readonly messageId: string; readonly place: number } | null {
  const [, messageId, place] = /^(.+)-(\d{1,2})$/.exec(id) ?? [];
  return messageId === undefined ? null : { messageId, place: Number(place) };
}

/** Kinds of things that can be hidden from everybody, and those whose files can be deleted, so that their links end. */
export const HIDEABLE: readonly ReportedType[] = ['loot', 'review', 'reply', 'work', 'question', 'answer'];
export const REVOCABLE: readonly ReportedType[] = ['message', 'file'];

/** Reasons for a report. */
export const ReportReason = z.enum([
  'scam',
  'impersonation',
  'harassment',
  'hate',
  'sexual',
  'prohibited',
  'copyright',
  'spam',
  'other',
]);
export type ReportReason = z.infer<typeof ReportReason>;

export const ReportRequest = z
  .object({
    type: ReportedType,
    id: DocumentId,
    reason: ReportReason,
    details: optionalText(MAX_REPORT_LENGTH).default(''),
  })
  .refine(({ reason, details }) => reason !== 'other' || details !== '', {
    path: ['details'],
    error: 'Please write what is wrong',
  })
  .meta({ id: 'ReportRequest' });

/** Something reported, in the case about it: `name` and `text` are copies from the time of the report. */
export const Reported = z.object({
  type: ReportedType,
  id: DocumentId,
  reason: ReportReason,
  /** The person who is responsible for it: its author, creator or owner. */
  personId: Uid,
  /** The name of the person or the store, or the title of the loot; of everything else, its author's name. */
  name: z.string(),
  text: z.string(),
  /** True for a message that had files when it was reported; false for everything else, and in older documents. */
  hasFiles: z.boolean().default(false),
});
export type Reported = z.infer<typeof Reported>;

/** A report as admins read it in its case. */
export const ReportedView = named('Reported', {
  type: ReportedType,
  id: DocumentId,
  reason: ReportReason,
  person_id: Uid,
  name: z.string(),
  text: z.string(),
  /** True for a message that had files when it was reported. */
  has_files: z.boolean(),
});

/** A report as its author reads it; granted once our team has acted on it. */
export const ReportView = named('Report', {
  id: DocumentId,
  type: ReportedType,
  reason: ReportReason,
  status: CaseStatus,
  created_at: WireDate,
});
export type ReportView = z.infer<typeof ReportView>;

/**
 * How an admin decides a report: dismiss it, hide what it is about, delete the files that it is about so that their links end, or suspend the person who is
 * responsible.
 */
export const ReportDecision = z.enum(['dismiss', 'hide', 'revoke', 'suspend']);
export type ReportDecision = z.infer<typeof ReportDecision>;

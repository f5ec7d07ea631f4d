import { z } from 'zod';
import { DocumentId, Uid, WireDate } from '../shared/values.ts';

export const AdminAction = z.enum([
  'verification_granted',
  'verification_refused',
  'campaign_approved',
  'campaign_rejected',
  'campaign_paused',
  'user_disabled',
  'user_enabled',
  'review_removed',
  'reply_removed',
  'work_removed',
  'question_removed',
  'answer_removed',
  'file_revoked',
  'author_confirmed',
  'author_refused',
  'case_granted',
  'case_refused',
  'case_flagged',
  'report_upheld',
  'report_dismissed',
  'creator_featured',
  'creator_unfeatured',
  'payout_reversal_asked',
  'refund_settled',
  'dispute_evidence_asked',
]);
export type AdminAction = z.infer<typeof AdminAction>;

const AuditSubject = z.object({
  kind: z.enum(['user', 'campaign', 'review', 'message', 'media', 'question', 'treasure', 'case', 'payout']),
  id: DocumentId,
});

/** The fields of the subject that the action changes, by name. */
const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** One action of an admin, `auditLog/{id}`: written together with the change, never changed or removed; server only. */
export const AuditEntry = z.object({
  id: DocumentId,
  adminId: Uid,
  action: AdminAction,
  subject: AuditSubject,
  before: Facts,
  after: Facts,
  reason: z.string(),
  createdAt: z.date(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditEntryView = AuditEntry.omit({ adminId: true, createdAt: true })
  .extend({
    admin_id: Uid,
    /** `DELETED_USER_NAME` once the account has ended. */
    admin_name: z.string(),
    /** Names of the subject and of the people and loots among the facts, by their ids; without those that are gone. */
    names: z.record(z.string(), z.string()),
    created_at: WireDate,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryView = z.infer<typeof AuditEntryView>;

import type { AdminCase, AdminCaseView } from '@doubloon/contract/cases/case.ts';

/** A case as admins see it. */
export function toCaseView({ decision, ...found }: AdminCase): AdminCaseView {
  return {
    id: found.id,
    kind: found.kind,
    campaign_id: found.campaignId,
    subject_id: found.subjectId,
    subject_type: found.subjectType,
    opened_by: found.openedBy,
    summary: found.summary,
    amount: found.amountCents,
    status: found.status,
    decision: decision && {
      admin_id: decision.adminId,
      reason: decision.reason,
      decided_at: decision.decidedAt,
    },
    flag: found.flag && {
      admin_id: found.flag.adminId,
      reason: found.flag.reason,
      flagged_at: found.flag.flaggedAt,
    },
    created_at: found.createdAt,
  };
}

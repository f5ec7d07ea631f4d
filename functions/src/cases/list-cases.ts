import type * as operations from '@doubloon/contract/admin/operations.ts';
import type { AdminCase, AdminCaseView } from '@doubloon/contract/cases/case.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/http/operation-route.ts';

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

/** Refunds, disputes and appeals, for admins. */
export const listCases: Handler<typeof operations.listCases> = async ({ db }, { query }) =>
  mapPage(await db.cases.page(query, { kind: query.kind, status: query.status }), toCaseView);

import type { AppealView } from '@doubloon/contract/cases/appeal.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type * as operations from '@doubloon/contract/cases/operations.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Handler } from '../platform/http/operation-route.ts';

/** An appeal as whoever made it sees it. Throws for a case of another kind. */
export function toAppealView({ subjectType, subjectId, decision, ...found }: AdminCase): AppealView {
  if (!subjectType) throw new TypeError(`${found.id} is no appeal`);
  return {
    id: found.id,
    subject: { type: subjectType, id: subjectId },
    campaign_id: found.campaignId,
    reason: found.summary,
    status: found.status,
    decision: decision && { reason: decision.reason, decided_at: decision.decidedAt },
    created_at: found.createdAt,
  };
}

/** The caller's appeals and what was decided. */
export const listOwnAppeals: Handler<typeof operations.listOwnAppeals> = async ({ db, caller }, { query }) =>
  mapPage(await db.cases.pageOfAppeals(query, caller.uid), toAppealView);

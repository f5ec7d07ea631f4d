import { campaignLife } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { ReportDecision } from '@doubloon/contract/cases/report.ts';
import { closeCase, getOpenCase, toCaseView } from '../cases/cases.ts';
import { illegalState } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { recordAction } from './audit-log.ts';
import { hideClosedInUnit, moderateInUnit } from './moderation.ts';
import { setAccess } from './set-user-access.ts';

/**
 * Decides a report and does what was decided. Somebody is suspended before the report is closed, so that a failure between the two can be repeated. Throws
 * `not_found`, `forbidden` for suspending oneself or an admin, `illegal_state` for a decided report, another case, and hiding what cannot be hidden.
 */
export const decideReport: Handler<'decideReport'> = async (call, { params, body }) => {
  const { db, clock, caller } = call;
  const { decision, reason } = body;
  const { reported, campaignId } = await getOpenCase(db, params.id);
  if (!reported) throw illegalState('This case is not a report');
  if (decision === 'hide' && campaignId === null) throw illegalState('Only loots can be hidden');
  if (decision === 'suspend') await setAccess(call, reported.personId, { disabled: true, reason });
  const decided = await unitOfWork({ db }, async (tx) => {
    const open = await getOpenCase(tx, params.id);
    if (decision === 'hide' && campaignId !== null) await hideLoot(tx, call, campaignId, reason);
    const by = { adminId: caller.uid, reason, decidedAt: clock.now() };
    const closed = closeCase(tx, open, decision === 'dismiss' ? 'refused' : 'granted', by);
    recordAction(tx, call, {
      action: ACTIONS[decision],
      subject: { kind: 'case', id: params.id },
      before: { status: open.status },
      after: { status: closed.status, type: reported.type, reported: reported.id, person: reported.personId },
      reason,
    });
    return closed;
  });
  return toCaseView(decided);
};

const ACTIONS = {
  dismiss: 'report_dismissed',
  hide: 'report_upheld',
  suspend: 'report_upheld',
} as const satisfies Record<ReportDecision, string>;

/**
 * Rejects a loot, also one that waits for an admin, or hides it if it is completed, so that only its owner and admins see it; what was decided so before stays
 * as it is. Reads 2, writes up to 2.
 */
async function hideLoot(tx: Tx, call: Call, id: string, reason: string): Promise<void> {
  const campaign = await tx.campaigns.get(id);
  if (campaign.status === 'rejected' || campaign.hiddenForGood) return;
  if (campaignLife.isFinal(campaign.status)) hideClosedInUnit(tx, call, campaign, reason);
  else await moderateInUnit(tx, call, id, { action: 'reject', reason });
}

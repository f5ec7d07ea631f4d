import type { ReportDecision } from '@doubloon/contract/cases/report.ts';
import { closeCase, getOpenCase, toCaseView } from '../cases/cases.ts';
import { illegalState } from '../platform/app-error.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { removeReleasedFiles } from '../platform/uploads/release-files.ts';
import { recordAction } from './audit-log.ts';
import { deleteReportedFiles, hideReported, requireHideable } from './carry-out-report.ts';
import { setAccess } from './set-user-access.ts';

/**
 * Decides a report and does what was decided. Somebody is suspended before the report is closed, so that a failure between the two can be repeated; files are
 * released together with the decision, so that they go also where the bucket does not answer at once. Throws `not_found`, `forbidden` for suspending oneself or an admin, `illegal_state` for a decided report, another case, hiding what
 * cannot be hidden, a review or a reply that has changed since, and deleting files where there are none.
 */
export const decideReport: Handler<'decideReport'> = async (call, { params, body }) => {
  const { db, clock, caller } = call;
  const { decision, reason } = body;
  const { reported, campaignId } = await getOpenCase(db, params.id);
  if (!reported) throw illegalState('This case is not a report');
  if (decision === 'hide') requireHideable(reported);
  if (decision === 'suspend') await setAccess(call, reported.personId, { disabled: true, reason });
  const removeReported = (tx: Tx): Promise<readonly string[]> => {
    if (decision === 'hide') return hideReported(tx, call, { reported, campaignId }, reason);
    if (decision === 'revoke') return deleteReportedFiles(tx, call, reported, reason);
    return Promise.resolve([]);
  };
  const { closed: decided, files } = await unitOfWork({ db }, async (tx) => {
    const open = await getOpenCase(tx, params.id);
    const files = await removeReported(tx);
    const by = { adminId: caller.uid, reason, decidedAt: clock.now() };
    const closed = closeCase(tx, open, decision === 'dismiss' ? 'refused' : 'granted', by);
    recordAction(tx, call, {
      action: ACTIONS[decision],
      subject: { kind: 'case', id: params.id },
      before: { status: open.status },
      after: { status: closed.status, type: reported.type, reported: reported.id, person: reported.personId },
      reason,
    });
    return { closed, files };
  });
  await removeReleasedFiles(call, files);
  return toCaseView(decided);
};

const ACTIONS = {
  dismiss: 'report_dismissed',
  hide: 'report_upheld',
  revoke: 'report_upheld',
  suspend: 'report_upheld',
} as const satisfies Record<ReportDecision, string>;

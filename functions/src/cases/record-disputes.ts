import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { RecordDisputeView } from '@doubloon/contract/cases/record-dispute.ts';
import { countedFiguresOf } from '@doubloon/contract/records/counted.ts';
import { AppError, illegalState } from '../platform/app-error.ts';
import { mapPage } from '../platform/database/collection.ts';
import { unitOfWork } from '../platform/database/database.ts';
import { isAlreadyThere } from '../platform/database/grpc-status.ts';
import type { Handler } from '../platform/dependencies.ts';
import { figureIdOf, figureOf, openCase } from './cases.ts';

/**
 * Puts a figure of the caller's own record before the admins. Throws `illegal_state` for a figure that their record does not have, `already_exists` while it is
 * looked at.
 */
export const disputeRecord: Handler<'disputeRecord'> = async ({ db, clock, caller }, { body }) => {
  const { figure, reason } = body;
  if (!countedFiguresOf(caller.role).includes(figure)) throw illegalState('Your record does not have this figure');
  const subjectId = figureIdOf(caller.uid, figure);
  const looksAtIt = () => new AppError('already_exists', 'Our team looks at this figure already');
  try {
    const opened = await unitOfWork({ db }, async (tx) => {
      if (await tx.cases.hasOpen('figure', subjectId)) throw looksAtIt();
      const asked = { campaignId: null, openedBy: caller.uid, summary: reason, amountCents: null };
      // Another one may follow once this is decided; of two at once both have the same number, and one is stored.
      const number = await tx.cases.countAbout('figure', subjectId);
      return openCase(tx, { kind: 'figure', subjectId, ...asked, createdAt: clock.now() }, number);
    });
    return toRecordDispute(opened);
  } catch (error) {
    if (isAlreadyThere(error)) throw looksAtIt();
    throw error;
  }
};

export const listRecordDisputes: Handler<'listRecordDisputes'> = async ({ db, caller }, { query }) =>
  mapPage(await db.cases.pageOfRecordDisputes(query, caller.uid), toRecordDispute);

/** A disputed figure as its person sees it, without the name of the admin who decided. Throws for a case of another kind. */
function toRecordDispute(found: AdminCase): RecordDisputeView {
  const { id, summary: reason, status, decision, createdAt } = found;
  const figure = figureOf(found);
  if (!figure) throw new TypeError(`${id} is about no figure`);
  return {
    ...{ id, figure, reason, status },
    decision: decision && { reason: decision.reason, decided_at: decision.decidedAt },
    created_at: createdAt,
  };
}

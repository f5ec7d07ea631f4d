import { MAX_WAITING_COUNT as most } from '@doubloon/contract/admin/work-operations.ts';
import { type EvidenceView, MOST_SHOWN_READINGS } from '@doubloon/contract/flags/evidence.ts';
import { toDeliverableView } from '../deliverables/deliverable-view.ts';
import { notFound } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';

/** The evidence for a treasure whose payment is held or was. Throws `not_found` for a case of another kind. */
export const getEvidence: Handler<'getEvidence'> = async ({ db }, { params }) => {
  const { deliverableId } = await db.cases.get(params.id);
  const report = deliverableId === null ? null : await db.flagReports.find(deliverableId);
  if (!report) throw notFound('Evidence');
  const deliverable = await db.deliverables.get(report.deliverableId);
  const { applicationId, creatorId, ownerId } = deliverable;
  const [application, readings, creator, owner] = await Promise.all([
    db.applications.get(applicationId),
    db.readings.pageOf(deliverable.id, { limit: MOST_SHOWN_READINGS }),
    showSide(db, 'creatorId', creatorId),
    showSide(db, 'ownerId', ownerId),
  ]);
  return {
    flags: report.flags.map(({ name, weight, evidence, forAdmins }) => ({
      name,
      weight,
      evidence,
      sentence: forAdmins,
    })),
    score: report.score,
    treasure: toDeliverableView(deliverable),
    approved_at: application.decidedAt,
    readings: readings.items
      .toReversed()
      .map(({ at, views, likes, comments, shares, source }) => ({ at, views, likes, comments, shares, source })),
    creator: { name: deliverable.creatorName, ...creator },
    owner: { name: application.campaign.ownerName, ...owner },
  };
};

async function showSide(
  db: Database,
  side: 'creatorId' | 'ownerId',
  uid: string,
): Promise<Omit<EvidenceView['creator'], 'name'>> {
  const [user, payouts] = await Promise.all([db.users.find(uid), db.payouts.countPaid(side, uid, most)]);
  return { uid, registered_at: user?.createdAt ?? null, payouts };
}

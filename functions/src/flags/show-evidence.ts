import { MAX_WAITING_COUNT } from '@doubloon/contract/admin/work-operations.ts';
import type { Application } from '@doubloon/contract/applications/application.ts';
import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import type { EvidenceView } from '@doubloon/contract/flags/evidence.ts';
import type { Flag } from '@doubloon/contract/flags/flag.ts';
import { toDeliverableView } from '../deliverables/deliverable-view.ts';
import { notFound } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { toCreatorRecord, toOwnerRecord } from '../records/record-view.ts';
import { findReadingsOfPost, gatherFactsOfSides } from './gather-facts.ts';
import { findFlags, scoreOf } from './score.ts';
import { showPictures } from './show-pictures.ts';

/**
 * Returns the evidence for a payment that is or was held: the report about its treasure or, without a treasure, what its two sides share now. Throws
 * `not_found` for a case of another kind.
 */
export const getEvidence: Handler<'getEvidence'> = async ({ db, clock, config }, { params }) => {
  const held = await db.cases.get(params.id);
  if (held.kind !== 'hold') throw notFound('Evidence');
  const found = held.deliverableId === null ? null : await findPost(db, held.deliverableId);
  const application = await db.applications.get(found?.treasure.application_id ?? held.subjectId);
  const asked = { now: clock.now(), thresholds: config.flags.thresholds };
  const [flags, pictures, sides] = await Promise.all([
    found?.flags ?? gatherFactsOfSides(db, application, asked).then(findFlags),
    showPictures(db, held, config.flags.thresholds),
    showSides(db, application),
  ]);
  return {
    flags: flags.map(({ name, weight, evidence, forAdmins }) => ({ name, weight, evidence, sentence: forAdmins })),
    score: scoreOf(flags),
    treasure: found?.treasure ?? null,
    approved_at: application.decidedAt,
    readings: found?.readings ?? [],
    pictures,
    ...sides,
  };
};

interface Post extends Pick<EvidenceView, 'readings'> {
  readonly treasure: NonNullable<EvidenceView['treasure']>;
  readonly flags: readonly Flag[];
}

/** Returns the post that a held payment is about. Throws `not_found` if nothing is stored about the treasure. */
async function findPost(db: Database, id: NonNullable<AdminCase['deliverableId']>): Promise<Post> {
  const [report, deliverable] = await Promise.all([db.flagReports.find(id), db.deliverables.get(id)]);
  if (!report) throw notFound('Evidence');
  const readings = await findReadingsOfPost(db, deliverable);
  return {
    flags: report.flags,
    treasure: toDeliverableView(deliverable),
    readings: readings.map(({ at, views, likes, comments, shares, source }) => ({
      ...{ at, views, likes, comments, shares, source },
    })),
  };
}

async function showSides(
  db: Database,
  { creatorId, creatorName, ownerId, campaign }: Application,
): Promise<Pick<EvidenceView, 'creator' | 'owner'>> {
  const [creator, owner] = await Promise.all([showSide(db, 'creatorId', creatorId), showSide(db, 'ownerId', ownerId)]);
  return {
    creator: { ...creator.side, name: creatorName, record: toCreatorRecord(creator.record) },
    owner: { ...owner.side, name: campaign.ownerName, record: toOwnerRecord(owner.record) },
  };
}

async function showSide(db: Database, of: 'creatorId' | 'ownerId', uid: string) {
  const [user, payouts, record] = await Promise.all([
    db.users.find(uid),
    db.payouts.countPaid(of, uid, MAX_WAITING_COUNT),
    db.records.get(uid),
  ]);
  return { side: { uid, registered_at: user?.createdAt ?? null, payouts }, record };
}

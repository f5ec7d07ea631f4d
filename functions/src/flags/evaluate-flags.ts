import { isDeepStrictEqual } from 'node:util';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import type { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import { STANDING_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { type Tx, unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Effect } from '../platform/projections/projection.ts';
import { gatherFacts } from './gather-facts.ts';
import { findFlags, scoreOf } from './score.ts';

/**
 * Evaluates the evidence for a treasure, with the pictures of one of its proofs or of the latest; stores and returns the report, or null without flags. A
 * treasure that is rejected or taken back keeps its report. Writes nothing if nothing has changed; of two concurrent evaluations, the later one stays.
 */
export async function evaluateFlags(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  id: string,
  proofId: string | null = null,
): Promise<FlagReport | null> {
  const known = await db.flagReports.find(id);
  const deliverable = await db.deliverables.find(id);
  if (!deliverable || !STANDING_DELIVERABLE_STATUSES.includes(deliverable.status)) return known;
  const evaluatedAt = clock.now();
  const flags = findFlags(
    await gatherFacts(db, deliverable, { now: evaluatedAt, proofId, thresholds: config.flags.thresholds }),
  );
  const { campaignId, creatorId, ownerId } = deliverable;
  const isUpToDate = (report: FlagReport | null) =>
    report ? isDeepStrictEqual(report.flags, flags) : flags.length === 0;
  if (isUpToDate(known)) return known;
  return unitOfWork({ db }, async (tx) => {
    const current = await tx.flagReports.find(id);
    if (isUpToDate(current)) return current;
    const report = {
      deliverableId: id,
      ...{ campaignId, creatorId, ownerId },
      ...{ flags, score: scoreOf(flags), evaluatedAt },
      decided: current?.decided ?? (await findReleased(tx, deliverable)),
    };
    if (!current || current.evaluatedAt <= evaluatedAt) tx.flagReports.put(report);
    return report;
  });
}

/**
 * Returns the flags that an admin has released for an earlier treasure with the same post: with similar figures they hold no payment of this one. Reads up to
 * 3.
 */
async function findReleased(tx: Tx, deliverable: Deliverable): Promise<FlagReport['decided']> {
  const before = await tx.deliverables.findOtherOfPost(deliverable);
  const report = before && (await tx.flagReports.find(before.id));
  return report?.decided.filter(({ subjectId }) => subjectId === null) ?? [];
}

/** Evaluates a treasure whenever it was written: submitted, read or decided on. */
export const evaluateDeliverable: Effect = async (deps, { params }) => {
  await evaluateFlags(deps, params.id);
};

/** Evaluates the treasure of a proof that was written, with the proof's pictures; does nothing once the proof was taken back. */
export const evaluateProof: Effect = async (deps, { params }) => {
  const proof = await deps.db.proofs.find(params.id);
  if (proof) await evaluateFlags(deps, proof.deliverableId, proof.id);
};

import { isDeepStrictEqual } from 'node:util';
import { STANDING_DELIVERABLE_STATUSES } from '@doubloon/contract/deliverables/lifecycle.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Effect } from '../platform/projections/projection.ts';
import { gatherFacts } from './gather-facts.ts';
import { findFlags, scoreOf } from './score.ts';

/**
 * Looks at the evidence for a treasure as it is now and stores what does not fit. One that is rejected or taken back keeps the report it has. Writes
 * nothing where nothing has changed; of two at once the later one stays.
 */
export async function evaluateFlags({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, id: string): Promise<void> {
  const deliverable = await db.deliverables.find(id);
  if (!deliverable || !STANDING_DELIVERABLE_STATUSES.includes(deliverable.status)) return;
  const evaluatedAt = clock.now();
  const flags = findFlags(await gatherFacts(db, deliverable, evaluatedAt));
  const { campaignId, creatorId, ownerId } = deliverable;
  await unitOfWork({ db }, async (tx) => {
    const known = await tx.flagReports.find(id);
    if (known && (known.evaluatedAt > evaluatedAt || isDeepStrictEqual(known.flags, flags))) return;
    if (!known && flags.length === 0) return;
    tx.flagReports.put({
      deliverableId: id,
      ...{ campaignId, creatorId, ownerId },
      ...{ flags, score: scoreOf(flags), evaluatedAt, cleared: known?.cleared ?? [] },
    });
  });
}

/** Evaluates a treasure whenever it was written: submitted, read or decided. */
export const evaluateDeliverable: Effect = (deps, { params }) => evaluateFlags(deps, params.id);

/** Evaluates the treasure of a proof that was written; nothing once it was taken back. */
export const evaluateProof: Effect = async (deps, { params }) => {
  const proof = await deps.db.proofs.find(params.id);
  if (proof) await evaluateFlags(deps, proof.deliverableId);
};

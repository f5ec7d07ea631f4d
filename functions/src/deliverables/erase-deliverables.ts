import type { EraseDomain } from '../account/account-parts.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { takeBackDeliverable } from './delete-deliverable.ts';

/**
 * Takes back what nobody has decided on for good, and forgets the posts that no treasure stays of. Decided treasures stay: payouts were computed from
 * them. So does what keeps their posts from being paid once more.
 */
export const eraseDeliverables: EraseDomain = async (deps, uid) => {
  let erasure: Awaited<ReturnType<EraseDomain>> = 'done';
  for await (const { id } of deps.db.deliverables.eachUndecidedOf(uid)) {
    if (!(await takeBack(deps, id))) erasure = 'waiting';
  }
  await deps.db.postReservations.removeFreeOf(uid);
  return erasure;
};

/** Whether it is undecided no more; not while money of its application is in flight. */
async function takeBack({ db, clock }: Dependencies, id: string): Promise<boolean> {
  try {
    await unitOfWork({ db }, async (tx) => {
      const deliverable = await tx.deliverables.find(id);
      if (deliverable?.status !== 'submitted' && deliverable?.status !== 'revision_requested') return;
      await takeBackDeliverable(tx, deliverable, clock.now());
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'illegal_state') return false;
    throw error;
  }
}

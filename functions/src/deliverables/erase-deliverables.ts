import type { EraseDomain } from '../account/account-parts.ts';
import { AppError } from '../platform/app-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { takeBackDeliverable } from './delete-deliverable.ts';
import { eachUndecidedDeliverableOf } from './deliverables-of-person.store.ts';
import { findDeliverable } from './deliverables.store.ts';
import { forgetFreePosts } from './post-reservations.store.ts';

/**
 * Takes back what nobody has decided on for good, and forgets the posts that no treasure stays of. Decided treasures stay: payouts were computed from
 * them. So does what keeps their posts from being paid once more.
 */
export const eraseDeliverables: EraseDomain = async (deps, uid) => {
  let erasure: Awaited<ReturnType<EraseDomain>> = 'done';
  for await (const { id } of eachUndecidedDeliverableOf(deps.db, uid)) {
    if (!(await takeBack(deps, id))) erasure = 'waiting';
  }
  await forgetFreePosts(deps.db, uid);
  return erasure;
};

/** Whether it is undecided no more; not while money of its application is in flight. */
async function takeBack({ db, clock }: Dependencies, id: string): Promise<boolean> {
  try {
    await db.runTransaction(async (transaction) => {
      const deliverable = await findDeliverable(db, id, transaction);
      if (deliverable?.status !== 'submitted' && deliverable?.status !== 'revision_requested') return;
      await takeBackDeliverable(transaction, db, deliverable, clock.now());
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'illegal_state') return false;
    throw error;
  }
}

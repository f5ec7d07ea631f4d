import { canMove } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { EraseDomain } from '../account/account-parts.ts';
import { closeFunds } from '../payments/refunds/closing.ts';
import { AppError } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { moveCampaign } from './move-campaign.ts';

/** Closes what is still running, so that nobody applies to an owner who is gone. Campaigns stay: they are books. */
export const eraseCampaigns: EraseDomain = async (deps, uid) => {
  let erasure: Awaited<ReturnType<EraseDomain>> = 'done';
  for await (const { id, status } of deps.db.campaigns.eachOf(uid)) {
    if (canMove(status, 'close') && !(await closeForGood(deps, id))) erasure = 'waiting';
  }
  return erasure;
};

/** Whether it is closed now; not while a payout is in flight. */
async function closeForGood({ db, clock }: Dependencies, id: string): Promise<boolean> {
  try {
    await unitOfWork({ db }, async (tx) => {
      const campaign = await tx.campaigns.get(id);
      if (!canMove(campaign.status, 'close')) return;
      const now = clock.now();
      await closeFunds(tx, id, now);
      moveCampaign(tx, campaign, 'close', { closedAt: now, closeReason: 'owner' });
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'illegal_state') return false;
    throw error;
  }
}

import { canMove } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { EraseDomain } from '../account/account-parts.ts';
import { prepareClosing } from '../payments/closing.ts';
import { AppError } from '../platform/app-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { eachCampaignOf } from './campaigns-of-person.store.ts';
import { getCampaign } from './get-campaign.ts';
import { moveCampaign } from './move-campaign.ts';

/** Closes what is still running, so that nobody applies to an owner who is gone. Campaigns stay: they are books. */
export const eraseCampaigns: EraseDomain = async (deps, uid) => {
  let erasure: Awaited<ReturnType<EraseDomain>> = 'done';
  for await (const { id, status } of eachCampaignOf(deps.db, uid)) {
    if (canMove(status, 'close') && !(await closeForGood(deps, id))) erasure = 'waiting';
  }
  return erasure;
};

/** Whether it is closed now; not while a payout is in flight. */
async function closeForGood({ db, clock }: Dependencies, id: string): Promise<boolean> {
  try {
    await db.runTransaction(async (transaction) => {
      const campaign = await getCampaign(db, id, transaction);
      if (!canMove(campaign.status, 'close')) return;
      const now = clock.now();
      const noteClosing = await prepareClosing(transaction, db, id, now);
      noteClosing();
      moveCampaign(transaction, db, campaign, 'close', { closedAt: now, closeReason: 'owner' });
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'illegal_state') return false;
    throw error;
  }
}

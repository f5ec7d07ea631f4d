import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { AppError } from '../platform/app-error.ts';
import { getCampaignFunds, putCampaignFunds } from './campaign-funds.store.ts';

/**
 * Reads, in the transaction that approves an application, whether the campaign has a creator slot left; the function it returns takes
 * it. Throws `illegal_state` when creators share the budget and every slot is taken, and while there is nothing that could be promised. Reads 1; the returned
 * function writes at most 1.
 */
export async function prepareCreatorSlot(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
): Promise<() => void> {
  const funds = await getCampaignFunds(transaction, db, campaignId);
  requireMoney(funds);
  if (funds.terms.payoutModel !== 'budget_share') return () => undefined;
  const slotsTaken = funds.slotsTaken + 1;
  if (slotsTaken > funds.terms.creatorSlots) throw new AppError('illegal_state', 'All creator slots are taken');
  return () => putCampaignFunds(transaction, db, { ...funds, slotsTaken });
}

/**
 * Reads the funds of a campaign in the transaction that frees the slot of an approved application; the function it returns gives the slot back. Reads 1; the
 * returned function writes 1.
 */
export async function prepareSlotReturn(
  transaction: Transaction,
  db: Firestore,
  campaignId: string,
): Promise<() => void> {
  const funds = await getCampaignFunds(transaction, db, campaignId);
  return () => putCampaignFunds(transaction, db, { ...funds, slotsTaken: funds.slotsTaken - 1 });
}

function requireMoney({ balances: { available, disputed } }: CampaignFunds): void {
  if (available > 0) return;
  throw new AppError(
    'illegal_state',
    disputed > 0
      ? 'The payment for this loot is disputed at the bank: no creator can be approved until the bank has decided'
      : 'Nothing is left of the budget of this loot: no more creators can be approved',
  );
}

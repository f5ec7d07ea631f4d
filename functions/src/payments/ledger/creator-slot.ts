import { illegalState } from '../../platform/app-error.ts';
import { type AllFunds, sumOf } from './ledger.ts';
import type { Tx } from '../../platform/database/database.ts';

/**
 * Takes a creator slot of a campaign for an application that is approved. Throws `illegal_state` when creators share the budget and every slot is taken, and
 * while there is nothing that could be promised, or a bank decides about any payment for it. Reads up to 11, writes at most 1.
 */
export async function takeCreatorSlot(tx: Tx, campaignId: string): Promise<void> {
  const all = await tx.campaignFunds.getAllOf(campaignId);
  requireMoney(all);
  const [funds] = all;
  if (funds.terms.payoutModel !== 'budget_share') return;
  const slotsTaken = funds.slotsTaken + 1;
  if (slotsTaken > funds.terms.creatorSlots) throw illegalState('All creator slots are taken');
  tx.campaignFunds.put({ ...funds, slotsTaken });
}

/** Gives the creator slot of an approved application back to its campaign. Reads 1, writes 1. */
export async function returnCreatorSlot(tx: Tx, campaignId: string): Promise<void> {
  const funds = await tx.campaignFunds.get(campaignId);
  tx.campaignFunds.put({ ...funds, slotsTaken: funds.slotsTaken - 1 });
}

function requireMoney(all: AllFunds): void {
  const isFrozen = all.some(({ balances: { available, disputed } }) => available === 0 && disputed > 0);
  if (sumOf(all, 'available') > 0 && !isFrozen) return;
  throw illegalState(
    isFrozen
      ? 'The payment for this loot is disputed at the bank: no creator can be approved until the bank has decided'
      : 'Nothing is left of the budget of this loot: no more creators can be approved',
  );
}

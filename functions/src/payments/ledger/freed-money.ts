import { type CampaignFunds, fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { isUndecided } from '@doubloon/contract/payments/lifecycle.ts';
import type { FullPayout } from '@doubloon/contract/payments/payout.ts';
import type { Tx } from '../../platform/database/database.ts';
import { move, type BookStep } from './ledger.ts';

type Losses = Pick<CampaignFunds, 'refunds' | 'disputes' | 'recoveredCents'>;

/** Returns the platform's losses of a campaign that are not repaid, in cents. Below zero when more was repaid than was lost after all. */
export function openLossCents({ refunds, disputes, recoveredCents }: Losses): number {
  const ofRefunds = refunds.filter(({ status }) => status !== 'failed').map(({ lossCents }) => lossCents);
  const ofDisputes = disputes.map(({ lossCents }) => lossCents);
  return [...ofRefunds, ...ofDisputes].reduce((sum, cents) => sum + cents, 0) - recoveredCents;
}

function findOpenDispute({ disputes }: Pick<CampaignFunds, 'disputes'>) {
  return disputes.find(({ status }) => isUndecided(status));
}

/** True while a bank has not decided yet if a campaign's payer gets money back. */
export function hasOpenDispute(funds: Pick<CampaignFunds, 'disputes'>): boolean {
  return findOpenDispute(funds) !== undefined;
}

/** True when a bank has given some of a campaign's payment back to its payer for good. */
export function hasLostDispute({ disputes }: Pick<CampaignFunds, 'disputes'>): boolean {
  return disputes.some(({ status }) => status === 'lost');
}

/**
 * Returns the entries by which available money repays an open loss: the payer has that money already. The other way round when more was
 * repaid than is lost any more, because a refund has failed. Null when there is nothing to move.
 */
export function recoverLossStep(funds: CampaignFunds, event: string): BookStep | null {
  const open = openLossCents(funds);
  const repaid = Math.min(open, funds.balances.available);
  if (repaid === 0) return null;
  const entries =
    repaid > 0
      ? [...move('available', 'refunded', repaid), ...move('loss', 'clearing', repaid)]
      : [...move('refunded', 'available', -repaid), ...move('clearing', 'loss', -repaid)];
  return { event: `${event}_recovered`, entries, recoveredCents: funds.recoveredCents + repaid };
}

/** Returns the entries that freeze money which was released while a dispute is open. Null when none is open. */
export function freezeReleasedStep(
  funds: CampaignFunds,
  releasedCents: number,
  event: string,
): (BookStep & Pick<CampaignFunds, 'disputes' | 'feeCents'>) | null {
  const open = findOpenDispute(funds);
  if (!open) return null;
  return {
    event: `${event}_frozen`,
    entries: move('available', 'disputed', releasedCents),
    disputes: funds.disputes.map((record) =>
      record === open ? { ...open, frozenCents: open.frozenCents + releasedCents } : record,
    ),
    feeCents: funds.feeCents,
  };
}

/**
 * Books money that an event has just made available, in its unit of work: it repays losses, and the rest is frozen while a dispute is open. Returns the funds
 * after it, for the caller to store. Writes up to 2.
 */
export function bookFreed(
  tx: Tx,
  funds: CampaignFunds,
  { event, subjectId }: { readonly event: string; readonly subjectId: string },
  now: Date,
): CampaignFunds {
  const repays = recoverLossStep(funds, event);
  const repaid = repays ? tx.ledgerGroups.book(funds, repays, subjectId, now) : funds;
  const { available } = repaid.balances;
  const freezes = available > 0 ? freezeReleasedStep(repaid, available, event) : null;
  return freezes ? tx.ledgerGroups.book(repaid, freezes, subjectId, now) : repaid;
}

/** Books that what was set aside for an attempt is available again, and that nothing is live for its application. Reads 2, writes up to 5. */
export async function bookReleased(
  tx: Tx,
  { id, attempt, amountCents, applicationId, ...payout }: FullPayout,
  now: Date,
): Promise<void> {
  const campaignFunds = await tx.campaignFunds.get(fundsIdOf(payout));
  const applicationFunds = await tx.applicationFunds.find(applicationId);
  if (applicationFunds?.livePayoutId !== id) throw new Error(`The payout ${id} is not the live one of its application`);
  const event = `${id}_${attempt}`;
  const entries = move('reserved', 'available', amountCents);
  const released = tx.ledgerGroups.post(campaignFunds, { event: `${event}_released`, subjectId: id, entries }, now);
  tx.campaignFunds.put(bookFreed(tx, released, { event, subjectId: id }, now));
  tx.applicationFunds.put({ ...applicationFunds, livePayoutId: null, updatedAt: now });
}

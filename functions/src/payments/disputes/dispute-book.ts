import type { CampaignFunds, DisputeRecord } from '@doubloon/contract/payments/campaign-funds.ts';
import type { LedgerEntry } from '@doubloon/contract/payments/ledger.ts';
import { disputeLife } from '@doubloon/contract/payments/lifecycle.ts';
import { hasLostDispute } from '../ledger/freed-money.ts';
import { move } from '../ledger/ledger.ts';
import type { Dispute } from '../provider/stripe-objects.ts';

/** The next step of a dispute's books: the entries to post, their event's name, and the funds' records afterwards. */
export interface DisputeStep {
  readonly event: string;
  readonly entries: readonly LedgerEntry[];
  readonly disputes: DisputeRecord[];
  readonly feeCents: number;
}

/** A dispute freezes all that is available. Null when it is in the books already. */
export function openDisputeStep(funds: CampaignFunds, { id }: Pick<Dispute, 'id'>): DisputeStep | null {
  if (funds.disputes.some((known) => known.id === id)) return null;
  const frozenCents = funds.balances.available;
  return {
    event: `${id}_opened`,
    entries: move('available', 'disputed', frozenCents),
    disputes: [...funds.disputes, { id, frozenCents, ...disputeLife.start('open'), bookedMovements: 0, lossCents: 0 }],
    feeCents: funds.feeCents,
  };
}

/**
 * Returns how a dispute has ended, with the cents that the payer has by it; null while it is not decided. An inquiry that closes took nothing. A prevented one
 * took what the provider moved for it: where it was refunded instead, the refund has news of its own.
 */
export function disputeEnd({
  status,
  amount,
  balance_transactions: movements,
}: Pick<Dispute, 'status' | 'amount' | 'balance_transactions'>): { readonly takenCents: number } | null {
  if (status === 'lost') return { takenCents: amount };
  if (status === 'won' || status === 'warning_closed') return { takenCents: 0 };
  if (status !== 'prevented') return null;
  return { takenCents: Math.max(0, -movements.reduce((sum, movement) => sum + movement.amount, 0)) };
}

/**
 * The end of an open dispute. Won: the frozen money is available again. Lost: the provider has given money back to the payer, out of the frozen money, then
 * the platform's fee, then as a loss; the rest of the frozen money is available again, or frozen by another open dispute. Null when it is not open in the books, or not decided.
 */
export function closeDisputeStep(funds: CampaignFunds, dispute: Dispute): DisputeStep | null {
  const known = funds.disputes.find(({ id }) => id === dispute.id);
  const end = disputeEnd(dispute);
  if (!end || !known || disputeLife.isFinal(known.status)) return null;
  const taken = Math.min(known.frozenCents, end.takenCents);
  const fee = Math.min(end.takenCents - taken, funds.feeCents);
  const loss = end.takenCents - taken - fee;
  const other = funds.disputes.find((record) => record !== known && !disputeLife.isFinal(record.status));
  const left = known.frozenCents - taken;
  return {
    event: `${dispute.id}_closed`,
    entries: [
      ...move('disputed', 'refunded', taken),
      ...(other ? [] : move('disputed', 'available', left)),
      ...move('fee', 'clearing', fee),
      ...move('clearing', 'loss', loss),
    ],
    disputes: funds.disputes.map((record) => {
      if (record === known)
        return { ...known, ...disputeLife.move(known, end.takenCents > 0 ? 'lose' : 'win'), lossCents: loss };
      return record === other ? { ...other, frozenCents: other.frozenCents + left } : record;
    }),
    feeCents: funds.feeCents - fee,
  };
}

/**
 * Returns the entries for the provider's fees of a dispute, kept or given back, that its movements name and the books do not have yet. Null when there are
 * none, or the dispute is not in the books.
 */
export function disputeFeeStep(
  funds: CampaignFunds,
  { id, balance_transactions: movements }: Pick<Dispute, 'id' | 'balance_transactions'>,
): DisputeStep | null {
  const known = funds.disputes.find((record) => record.id === id);
  if (!known || movements.length <= known.bookedMovements) return null;
  const cents = movements.slice(known.bookedMovements).reduce((sum, { fee }) => sum + fee, 0);
  return {
    event: `${id}_fee_${movements.length}`,
    entries: cents < 0 ? move('stripe_fees', 'clearing', -cents) : move('clearing', 'stripe_fees', cents),
    disputes: funds.disputes.map((record) =>
      record === known ? { ...known, bookedMovements: movements.length } : record,
    ),
    feeCents: funds.feeCents,
  };
}

/** True when a lost dispute has left a campaign nothing to pay with; reserved and paid money belongs to creators. */
export function isLostInFull(funds: Pick<CampaignFunds, 'disputes' | 'balances'>): boolean {
  const { available, disputed, refunding } = funds.balances;
  return hasLostDispute(funds) && available + disputed + refunding === 0;
}

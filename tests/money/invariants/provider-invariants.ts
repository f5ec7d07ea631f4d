import type Stripe from 'stripe';
import { type Books, payoutsOf } from './books.ts';
import { isPaid } from './invariants.ts';

/** All transfers and refunds that the provider has. */
export interface AtProvider {
  readonly transfers: readonly Stripe.Transfer[];
  readonly refunds: readonly Stripe.Refund[];
}

/** Says what the books and the provider do not agree on, whatever is still on its way between them. */
export function wrongAtProvider(books: Books, { transfers, refunds }: AtProvider): string[] {
  const wrong: string[] = [];
  const takenBack = new Set(
    books.funds
      .filter(({ takenBackCents }) => takenBackCents > 0)
      .flatMap((funds) => payoutsOf(books, funds).map(({ id }) => id)),
  );
  for (const payout of books.payouts) {
    const made = transfers.filter(({ metadata }) => metadata['payout_id'] === payout.id);
    const [transfer] = made;
    const booked = books.transfers.find(({ id }) => id === payout.id)?.transferId;
    const say = (what: string) => wrong.push(`${payout.id} (${payout.status}) ${what}`);
    if (made.length > 1) say(`was transferred ${made.length} times`);
    if (payout.status === 'failed' && transfer) say('was transferred');
    if (!isPaid(payout)) continue;
    if (!transfer || transfer.id !== booked) say(`is paid by ${booked}, which the provider does not know`);
    else if (transfer.amount !== payout.amountCents)
      say(`is ${payout.amountCents} cents, its transfer ${transfer.amount}`);
    else if (!transfer.source_transaction && !takenBack.has(payout.id))
      say('comes from the balance, although its charge has room');
    else if (payout.reversedCents > transfer.amount_reversed)
      say(`has ${payout.reversedCents} cents taken back of nothing`);
  }
  const known = new Set(books.payouts.map(({ id }) => id));
  for (const { id, metadata } of transfers) {
    if (!known.has(metadata['payout_id'] ?? '')) wrong.push(`the transfer ${id} is for no payout`);
  }
  return [...wrong, ...books.funds.flatMap((funds) => wrongRefunds(funds, refunds))];
}

function wrongRefunds(funds: Books['funds'][number], all: AtProvider['refunds']): string[] {
  const wrong: string[] = [];
  const refunds = all.filter(({ charge }) => charge === funds.chargeId);
  for (const { id, status, budgetCents, feeCents, lossCents } of funds.refunds) {
    const made = refunds.filter((refund) => id === nameOf(refund.id, refund.metadata));
    const [refund] = made;
    const say = (what: string) => wrong.push(`${funds.campaignTitle}: the refund ${id} (${status}) ${what}`);
    if (made.length > 1) say(`was made ${made.length} times`);
    if (status === 'failed' && refund && refund.status !== 'failed') say('was made');
    if (status === 'refunded' && !refund) say('is not at the provider');
    if (status === 'refunded' && refund?.status === 'pending') say('is still pending there');
    const cents = budgetCents + feeCents + lossCents;
    // One that was seen as failed at first has never taken anything.
    if (refund && cents !== refund.amount && !(status === 'failed' && cents === 0))
      say(`is ${cents} cents, there ${refund.amount}`);
  }
  return wrong;
}

/** Returns a refund's name in the books: request and attempt for the product's own, the provider's id for others. */
function nameOf(id: string, metadata: Readonly<Record<string, string>> | null): string {
  const { refund_request: request, attempt } = metadata ?? {};
  return request && attempt ? `${request}_${attempt}` : id;
}

import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import { type Books, groupsOf } from './books.ts';
import { wrongDisputes } from './dispute-invariants.ts';
import { sum } from './invariants.ts';

/** Temporary reasons for a refund's failure; such refunds are retried automatically. */
const PASSING = ['balance_insufficient', 'lock_timeout', 'rate_limit', 'not_received'];

/** Says what has not come to its end once every trigger and schedule has run and everything was told. */
export function wrongAtEnd(books: Books, standIn: StandIn): string[] {
  const { store } = standIn;
  return [
    ...wrongDisputes(books, standIn),
    ...wrongCounts(books),
    ...wrongFees(books, store),
    ...books.funds.flatMap(({ campaignTitle, refundRequest: request }) => {
      const reason = request?.status === 'failed' ? request.failure?.reason : undefined;
      return reason && PASSING.includes(reason) ? [`${campaignTitle}: the refund was given up for ${reason}`] : [];
    }),
    ...books.payouts
      .filter(({ status }) => status === 'failed')
      .filter(({ proofId, deliverableId }) => !isThere(books, proofId ?? deliverableId))
      .map(({ id }) => `${id} is to be tried again for ever, but what it is for is gone`),
    ...books.accounts
      .filter(
        ({ accountId, accessEndedAt }) => !accessEndedAt && store.state.accounts.get(accountId)?.access !== 'granted',
      )
      .map(({ accountId }) => `${accountId} is not the platform's any more, and nothing says so`),
  ];
}

/** The fees that the provider has kept of a loot's payment and of its disputes, and what the books say of them. */
function wrongFees(books: Books, { state }: StandIn['store']): string[] {
  return books.funds.flatMap((funds) => {
    const { campaignTitle, chargeId, disputes } = funds;
    const sources = [chargeId, ...disputes.map(({ id }) => id)];
    const movements = state.movements.values().filter(({ object: { source } }) => sources.some((id) => id === source));
    const kept = sum(movements, ({ object }) => object.fee);
    const entries = groupsOf(books, funds).flatMap((group) => group.entries);
    const booked = sum(
      entries.filter(({ account }) => account === 'stripe_fees'),
      ({ amountCents }) => amountCents,
    );
    return kept === booked ? [] : [`${campaignTitle}: the provider kept ${kept} cents, ${booked} are booked`];
  });
}

/** The counts that a loot completes by. */
function wrongCounts({ campaigns, funds }: Books): string[] {
  return campaigns.flatMap(({ id, title, status, counts, budgetCents }) => {
    const own = funds.filter(({ campaignId }) => campaignId === id);
    const [paid, reserved] = [sum(own, ({ balances }) => balances.paid), sum(own, ({ balances }) => balances.reserved)];
    const wrong: string[] = [];
    if (counts.paidOutCents !== paid || counts.committedCents !== reserved)
      wrong.push(`${title} counts ${counts.paidOutCents} + ${counts.committedCents} cents, not ${paid} + ${reserved}`);
    if (paid >= budgetCents && status !== 'completed') wrong.push(`${title} is paid out and ${status}`);
    return wrong;
  });
}

const isThere = ({ proofs, deliverables }: Books, id: string | null) =>
  id === null || [...proofs, ...deliverables].some((one) => one.id === id);

import type { World as StandIn } from '../../../emulators/stripe/index.ts';
import type { Books } from './books.ts';

/** Temporary reasons for a refund's failure; such refunds are retried automatically. */
const PASSING = ['balance_insufficient', 'lock_timeout', 'rate_limit', 'not_received'];

/** Says what has not come to its end once every trigger and schedule has run and everything was told. */
export function wrongAtEnd(books: Books, { store }: StandIn): string[] {
  return [
    ...wrongCounts(books),
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

/** The counts that a loot completes by. */
function wrongCounts({ campaigns, funds }: Books): string[] {
  return campaigns.flatMap(({ id, title, status, counts, budgetCents }) => {
    const { paid = 0, reserved = 0 } = funds.find(({ campaignId }) => campaignId === id)?.balances ?? {};
    const wrong: string[] = [];
    if (counts.paidOutCents !== paid || counts.committedCents !== reserved)
      wrong.push(`${title} counts ${counts.paidOutCents} + ${counts.committedCents} cents, not ${paid} + ${reserved}`);
    if (paid >= budgetCents && status !== 'completed') wrong.push(`${title} is paid out and ${status}`);
    return wrong;
  });
}

const isThere = ({ proofs, deliverables }: Books, id: string | null) =>
  id === null || [...proofs, ...deliverables].some((one) => one.id === id);

import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { millisOf, type Books } from './invariants/books.ts';
import { isLive } from './invariants/invariants.ts';

type Subjects = Pick<Books, 'proofs' | 'deliverables' | 'applications'>;

const OVER = ['approved', 'verified', 'completed', 'rejected'];

function statusOfSubject(
  { proofs, deliverables, applications }: Subjects,
  { proofId, deliverableId, applicationId, readingId }: Payout,
): string {
  if (readingId) return deliverables.some(({ topUp }) => topUp?.readingId === readingId) ? 'open' : 'approved';
  if (proofId) return proofs.find(({ id }) => id === proofId)?.status ?? 'gone';
  if (deliverableId) return deliverables.find(({ id }) => id === deliverableId)?.status ?? 'gone';
  const status = applications.find(({ id }) => id === applicationId)?.status ?? 'gone';
  // It waits for its owner to settle it.
  return status === 'approved' ? 'open' : status;
}

/** Returns work that could be paid if nothing blocked it. */
export const acceptedWork = ({ deliverables, proofs, applications }: Subjects) => [
  ...deliverables.filter(({ status }) => status === 'submitted'),
  ...proofs.filter(({ status }) => status === 'pending'),
  ...deliverables.flatMap(({ campaignId, topUp }) =>
    topUp ? [{ id: topUp.readingId, campaignId, paymentProblem: topUp.paymentProblem }] : [],
  ),
  ...applications.filter(({ status }) => status === 'approved'),
];

/** Everybody who still waits for money, or for being told why there is none. */
export function waiting({ payouts, funds, checkouts, ...subjects }: Books, now: Date): string[] {
  const wrong = payouts.filter(isLive).map(({ id, status }) => `${id} is ${status} for ever`);
  for (const { id, paymentProblem: problem } of acceptedWork(subjects)) {
    const isOver = problem?.triedUntil && millisOf(problem.triedUntil) <= now.getTime();
    if (isOver && !problem.endedAt) wrong.push(`${id} is not paid any more, and nobody is told`);
  }
  for (const { id, status } of checkouts) {
    if (status === 'open' || status === 'processing') wrong.push(`${id} is ${status} for ever`);
  }
  for (const payout of payouts.filter(({ status }) => status === 'failed')) {
    const status = statusOfSubject(subjects, payout);
    if (OVER.includes(status))
      wrong.push(`${payout.id} is to be tried again for ever, but what it is for is ${status}`);
  }
  for (const { campaignTitle, balances, refundRequest: request, withheldCents, closedAt } of funds) {
    const say = (what: string) => wrong.push(`${campaignTitle}: ${what}`);
    if (balances.reserved > 0) say(`${balances.reserved} cents are reserved for ever`);
    if (balances.refunding > 0) say(`${balances.refunding} cents are being refunded for ever`);
    if (balances.disputed > 0) say(`${balances.disputed} cents are disputed for ever`);
    if (request?.status === 'failed' && !request.failure?.details) say('the refund has failed without saying why');
    const isOpen = request?.status === 'requested' && !request.flagged;
    if (isOpen || request?.status === 'granted' || request?.status === 'refunding')
      say(`the refund is ${request.status} for ever`);
    // Money of a failed refund is accounted for; money that became available since is not.
    const known = withheldCents + (request?.status === 'failed' ? request.budgetCents : 0);
    if (closedAt && balances.available > known && request?.flagged !== true)
      say(`${balances.available} cents stay, and nobody says why`);
  }
  return wrong;
}

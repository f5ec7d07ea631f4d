import { move } from '../../emulators/stripe/balance.ts';
import { closeDispute } from '../../emulators/stripe/disputes.ts';
import { closeCampaign } from '../../functions/src/campaigns/close-campaign.ts';
import { decideOverdue } from '../../functions/src/deadlines/decide-overdue.ts';
import { examineBooks } from '../../functions/src/payments/examine-books.ts';
import { resolvePayouts } from '../../functions/src/payments/resolve-payouts.ts';
import { retryPayout } from '../../functions/src/payments/retry-payout.ts';
import { settleRefunds } from '../../functions/src/payments/settle-refunds.ts';
import { completeOwnCheckout } from '../../functions/src/payments/show-paid-campaign.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { readBooks, type Books } from './books.ts';
import { deliverAll } from './commands/deliveries.ts';
import { letPass } from './commands/time.ts';
import { isLive } from './invariants.ts';
import { Violation } from './violation.ts';
import type { MoneyWorld } from './world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A day in the life of the schedules, close enough together at its beginning for what is replayed within minutes. */
const FIRST_DAY = [1, 2, 3, 5, 61, 7 * 60, 17 * 60].map((minutes) => minutes * MINUTE_MS);
/** Longer than a lease, and short enough for a refund without an answer to be asked for again. */
const REPLAY_MS = 3 * MINUTE_MS;
/** Longer than any deadline, review and pause between two tries. */
const DAYS = 24;
/** Longer than the review of a refund that has to be sent a few times. */
const ANOTHER_DAYS = 14;

/**
 * Lets everything come to its end: processes go on, what was told arrives, disputes are decided, what has failed is tried again, loots close, the
 * schedules run for weeks, while the provider still fails a few times. Then nobody waits, and the books agree with it to the cent. Throws a
 * `Violation` otherwise.
 */
export async function endSequence(world: MoneyWorld, check: () => Promise<void>): Promise<void> {
  world.trace.push('--- the end');
  const { standIn } = world.provider;
  await world.resumeBefore(Infinity);
  keepFaults(world, ['transfers.create', 'refunds.create']);
  closeDisputes(world);
  // Refunds wait for the platform's balance; its people fill it up.
  move(standIn, null, { type: 'topup', amount: 100_000_000, source: 'topup' });
  await returnToAll(world);
  for (const ms of FIRST_DAY) await passAndRun(world, ms);
  await check();
  keepFaults(world, ['refunds.create']);
  const retried = await retryAll(world);
  for (const { id, ownerId, status } of (await readBooks(world.look)).campaigns) {
    if (status !== 'open') continue;
    await world.attempt('a loot closes', () => closeCampaign(world.callOf(ownerId), { params: { id } }));
  }
  for (let day = 0; day < DAYS; day += 1) await passAndRun(world, DAY_MS);
  await checkEnd(world, check);
  const { payouts } = await readBooks(world.look);
  const again = payouts.find(({ id, status, failure }) => {
    return retried.includes(id) && status === 'failed' && !PEOPLE_HAVE_TO_ACT.test(failure?.details ?? '');
  });
  if (again) throw new Violation(`${again.id} was tried again, and has failed: ${again.failure?.details}`);
  keepFaults(world, []);
  if (!(await takeBackSomething(world))) return;
  for (let day = 0; day < ANOTHER_DAYS; day += 1) await passAndRun(world, DAY_MS);
  await checkEnd(world, check);
}

async function checkEnd(world: MoneyWorld, check: () => Promise<void>): Promise<void> {
  await check();
  const books = await readBooks(world.look);
  const { differences } = await examineBooks(world.deps, { after: null, limit: 100 });
  const wrong = [
    ...differences.map(
      ({ what, storedCents, recountedCents }) =>
        `${what}: ${storedCents} by the books, ${recountedCents} at the provider`,
    ),
    ...waiting(books),
    ...world.pending.map(({ type }) => `${type} is never taken`),
  ];
  if (wrong.length > 0) throw new Violation(wrong.join('\n'));
}

/** Of the failures that were to come only the first of these operations, so that they are over before long. */
function keepFaults({ provider: { standIn } }: MoneyWorld, operations: readonly string[]): void {
  const { faults } = standIn.store.state;
  const kept = operations.flatMap((operation) =>
    faults
      .values()
      .filter(({ on }) => on === operation)
      .slice(0, 2),
  );
  for (const { id } of faults.values()) if (!kept.some((fault) => fault.id === id)) faults.delete(id);
}

function closeDisputes({ provider: { standIn } }: MoneyWorld): void {
  for (const [index, { id, status }] of standIn.store.state.disputes.values().entries()) {
    if (status === 'needs_response') closeDispute(standIn, id, index % 2 === 0 ? 'won' : 'lost');
  }
}

/** What is in the way of a payment for as long as people do nothing about it. */
const PEOPLE_HAVE_TO_ACT = /creator|budget|cannot|wait|completed/;

/**
 * Owners try again what has failed: now that the provider works, nothing but people's part keeps it from being paid. Answers which payouts
 * are on their way.
 */
async function retryAll(world: MoneyWorld): Promise<string[]> {
  const retried: string[] = [];
  const failed = (await readBooks(world.look)).payouts.filter(({ status }) => status === 'failed');
  for (const { id, ownerId } of failed) {
    const isSent = await world.attempt('a failed payout is tried again', () =>
      retryPayout(world.callOf(ownerId), { params: { id } }),
    );
    const answer = world.trace.at(-1) ?? '';
    if (isSent) retried.push(id);
    else if (!PEOPLE_HAVE_TO_ACT.test(answer)) throw new Violation(answer);
  }
  return retried;
}

/** When everything was refunded long ago, a cent comes free; answers whether there was one to be had. */
async function takeBackSomething(world: MoneyWorld): Promise<boolean> {
  const { standIn, stripe } = world.provider;
  const transfer = standIn.store.state.transfers
    .values()
    .findLast(({ amount, amount_reversed: back }) => amount > back);
  if (!transfer) return false;
  return world.attempt('a cent is taken back', () => stripe.transfers.createReversal(transfer.id, { amount: 1 }));
}

/** Whoever has paid comes to the success page in the end, even when no event did. */
async function returnToAll(world: MoneyWorld): Promise<void> {
  for (const { id, ownerId } of world.sessions) {
    const input = { body: { payment_gateway_id: id } };
    await world.attempt('the success page at last', () => completeOwnCheckout(world.callOf(ownerId), input));
  }
}

async function passAndRun(world: MoneyWorld, ms: number): Promise<void> {
  await letPass(world, ms);
  await deliverAll(world, [0, 0, 0]);
  for (const job of [resolvePayouts, settleRefunds, decideOverdue]) await job(world.deps);
  if (ms >= DAY_MS) {
    await letPass(world, REPLAY_MS);
    await settleRefunds(world.deps);
  }
  await deliverAll(world, [0, 0, 0]);
}

const OVER = ['approved', 'verified', 'completed', 'rejected'];

function statusOfSubject(
  { proofs, deliverables, applications }: Pick<Books, 'proofs' | 'deliverables' | 'applications'>,
  { proofId, deliverableId, applicationId }: Payout,
): string {
  if (proofId) return proofs.find(({ id }) => id === proofId)?.status ?? 'gone';
  if (deliverableId) return deliverables.find(({ id }) => id === deliverableId)?.status ?? 'gone';
  const status = applications.find(({ id }) => id === applicationId)?.status ?? 'gone';
  // It waits for its owner to settle it.
  return status === 'approved' ? 'open' : status;
}

/** Everybody who still waits for money, or for being told why there is none. */
function waiting({ payouts, funds, ...subjects }: Books): string[] {
  const wrong = payouts.filter(isLive).map(({ id, status }) => `${id} is ${status} for ever`);
  for (const payout of payouts.filter(({ status }) => status === 'failed')) {
    const status = statusOfSubject(subjects, payout);
    if (OVER.includes(status))
      wrong.push(`${payout.id} is to be tried again for ever, but what it is for is ${status}`);
  }
  for (const { campaignTitle, balances, refundRequest: request, closedAt } of funds) {
    const say = (what: string) => wrong.push(`${campaignTitle}: ${what}`);
    if (balances.reserved > 0) say(`${balances.reserved} cents are reserved for ever`);
    if (balances.refunding > 0) say(`${balances.refunding} cents are being refunded for ever`);
    if (balances.disputed > 0) say(`${balances.disputed} cents are disputed for ever`);
    if (request?.status === 'failed' && !request.failure?.details) say('the refund has failed without saying why');
    const isOpen = request?.status === 'requested' && !request.flagged;
    if (isOpen || request?.status === 'granted' || request?.status === 'refunding')
      say(`the refund is ${request.status} for ever`);
    const isTold = request?.status === 'refused' || request?.status === 'failed' || request?.flagged === true;
    if (closedAt && balances.available > 0 && !isTold) say(`${balances.available} cents stay, and nobody says why`);
  }
  return wrong;
}

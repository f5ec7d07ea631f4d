import { move } from '../../emulators/stripe/balance.ts';
import { letTimePass } from '../../emulators/stripe/time-passing.ts';
import { closeDispute } from '../../emulators/stripe/disputes.ts';
import { closeCampaign } from '../../functions/src/campaigns/close-campaign.ts';
import { decideOverdue } from '../../functions/src/deadlines/decide-overdue.ts';
import { examineBooks } from '../../functions/src/payments/examine-books.ts';
import { resolvePayouts } from '../../functions/src/payments/resolve-payouts.ts';
import { settleRefunds } from '../../functions/src/payments/settle-refunds.ts';
import { completeOwnCheckout } from '../../functions/src/payments/show-paid-campaign.ts';
import { readBooks, type Books } from './books.ts';
import { deliverAll } from './commands/deliveries.ts';
import { isLive } from './invariants.ts';
import { Violation } from './violation.ts';
import type { MoneyWorld } from './world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A day in the life of the schedules, close enough together at its beginning for what is replayed within minutes. */
const FIRST_DAY = [1, 2, 3, 5, 61, 7 * 60, 17 * 60].map((minutes) => minutes * MINUTE_MS);
/** Longer than any deadline, review and pause between two tries. */
const DAYS = 24;

/**
 * Lets everything come to its end: nothing fails any more, what was told arrives, disputes are decided, loots close, the schedules run for weeks.
 * Then nobody waits, and the books agree with the provider to the cent. Throws a `Violation` otherwise.
 */
export async function endSequence(world: MoneyWorld, check: () => Promise<void>): Promise<void> {
  world.trace.push('--- the end');
  const { standIn } = world.provider;
  const { faults, disputes } = standIn.store.state;
  for (const { id } of faults.values()) faults.delete(id);
  for (const [index, { id, status }] of disputes.values().entries()) {
    if (status === 'needs_response') closeDispute(standIn, id, index % 2 === 0 ? 'won' : 'lost');
  }
  // Refunds wait for the platform's balance; its people fill it up.
  move(standIn, null, { type: 'topup', amount: 100_000_000, source: 'topup' });
  await returnToAll(world);
  for (const ms of FIRST_DAY) await passAndRun(world, ms);
  await check();
  for (const { id, ownerId, status } of (await readBooks(world.look)).campaigns) {
    if (status === 'open')
      await world.attempt('a loot closes', () => closeCampaign(world.callOf(ownerId), { params: { id } }));
  }
  for (let day = 0; day < DAYS; day += 1) await passAndRun(world, DAY_MS);
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

/** Whoever has paid comes to the success page in the end, even when no event did. */
async function returnToAll(world: MoneyWorld): Promise<void> {
  for (const { id, ownerId } of world.sessions) {
    const input = { body: { payment_gateway_id: id } };
    await world.attempt('the success page at last', () => completeOwnCheckout(world.callOf(ownerId), input));
  }
}

async function passAndRun(world: MoneyWorld, ms: number): Promise<void> {
  world.pass(ms);
  letTimePass(world.provider.standIn);
  await deliverAll(world, [0, 0, 0]);
  for (const job of [resolvePayouts, settleRefunds, decideOverdue]) await job(world.deps);
  await deliverAll(world, [0, 0, 0]);
}

/** Everybody who still waits for money, or for being told why there is none. */
function waiting({ payouts, funds }: Books): string[] {
  const wrong = payouts.filter(isLive).map(({ id, status }) => `${id} is ${status} for ever`);
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

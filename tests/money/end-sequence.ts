import { closeDispute, move } from '../../emulators/stripe/index.ts';
import { closeCampaign, completeCampaigns } from '../../functions/src/campaigns/lifecycle/move-campaign.ts';
import { decideCase } from '../../functions/src/admin/moderation.ts';
import { decideOverdue } from '../../functions/src/deadlines/decide-overdue.ts';
import { issueInvoices } from '../../functions/src/payments/invoices/issue-invoices.ts';
import { referenceId } from '../../functions/src/payments/provider/stripe-objects.ts';
import { examineBooks } from '../../functions/src/payments/reconciliation/examine-books.ts';
import { reconcile } from '../../functions/src/payments/reconciliation/reconcile.ts';
import { retryPayout } from '../../functions/src/payments/payouts/own-payout.ts';
import { resolvePayouts } from '../../functions/src/payments/payouts/resolve-payout.ts';
import { settleCheckouts } from '../../functions/src/payments/checkouts/settle-checkout.ts';
import { settleRefunds } from '../../functions/src/payments/refunds/advance-refund.ts';
import { inOrder, readBooks } from './invariants/books.ts';
import { deliverAll } from './commands/deliveries.ts';
import { eraseLeft } from './commands/leaving.ts';
import { reactToAll } from './commands/reactions.ts';
import { letPass } from './commands/time.ts';
import { chargedTwice } from './invariants/draft-invariants.ts';
import { unissued } from './invariants/invoice-invariants.ts';
import { wrongAtEnd } from './invariants/end-invariants.ts';
import { ADMIN } from './people.ts';
import { Violation } from './invariants/violation.ts';
import { settleFailed } from './commands/settlements.ts';
import { unreported } from './invariants/settlement-invariants.ts';
import { waiting } from './waiting.ts';
import type { MoneyWorld } from './world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A day in the life of the schedules, close enough together at its beginning for what is replayed within minutes. */
const FIRST_DAY = [1, 2, 3, 5, 61, 7 * 60, 17 * 60].map((minutes) => minutes * MINUTE_MS);
/** Intervals after the retries, so that a lost response is requested again with the same idempotency key and recognised. */
const FIRST_MINUTES = FIRST_DAY.slice(0, 4);
/** A time longer than a lease, and short enough for a refund without an answer to be asked for again. */
const REPLAY_MS = 3 * MINUTE_MS;
/** Days that are more than what was accepted is tried again for, and then the review of the refund and a few tries to send it. */
const DAYS = 40;
/** Days on which admins look closer at what they have flagged. A refused payment has the next one of its project flagged, so that one look is not enough. */
const DAYS_OF_RULINGS: readonly number[] = [5, 10, 15, 20];
/** A day on which refunds that failed have waited for their owners long enough. */
const DAY_OF_SETTLING = 35;
/** More days than a refund is reviewed for and sent a few times. */
const ANOTHER_DAYS = 14;

/**
 * Lets everything come to its end: processes go on, what was told arrives, disputes are decided, what has failed is tried again, loots close, the
 * schedules run for weeks, while the provider still fails a few times. Then nobody waits, and the books agree with it to the cent. Throws a
 * `Violation` otherwise.
 */
export async function endSequence(world: MoneyWorld, check: () => Promise<void>): Promise<void> {
  world.trace.push('--- the end');
  const { standIn } = world.provider;
  world.provider.startWith('own');
  await world.resumeBefore(Infinity);
  keepFaults(world, ['transfers.create', 'refunds.create']);
  closeDisputes(world);
  // Refunds wait for the platform's balance; its people fill it up.
  move(standIn, null, { type: 'topup', amount: 100_000_000, source: 'topup' });
  for (const ms of FIRST_DAY) await passAndRun(world, ms, check);
  await completeWhatIsDue(world);
  await check();
  keepFaults(world, ['refunds.create']);
  const retried = await retryAll(world);
  for (const ms of FIRST_MINUTES) await passAndRun(world, ms, check);
  for (const { id, ownerId, status } of (await readBooks(world.look)).campaigns) {
    if (status !== 'open') continue;
    await world.attempt('a loot closes', () => closeCampaign(world.callOf(ownerId), { params: { id } }));
  }
  for (let day = 0; day < DAYS; day += 1) {
    if (DAYS_OF_RULINGS.includes(day)) await decideHolds(world);
    if (day === DAY_OF_SETTLING) await settleFailed(world, [0, 0, 0]);
    await passAndRun(world, DAY_MS, check);
  }
  await eraseLeft(world, [0, 0, 0]);
  await completeWhatIsDue(world);
  await checkEnd(world, check);
  const { payouts } = await readBooks(world.look);
  const again = payouts.find(({ id, status, failure }) => {
    return retried.includes(id) && status === 'failed' && !PEOPLE_HAVE_TO_ACT.test(failure?.details ?? '');
  });
  if (again) throw new Violation(`${again.id} was tried again, and has failed: ${again.failure?.details}`);
  keepFaults(world, []);
  if (!(await takeBackSomething(world))) return;
  for (let day = 0; day < ANOTHER_DAYS; day += 1) await passAndRun(world, DAY_MS, check);
  await completeWhatIsDue(world);
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
    ...(await toldWithoutReason(world)),
    ...waiting(books, world.now()),
    ...unissued(books),
    ...chargedTwice(books, world.provider.standIn),
    ...wrongAtEnd(books, world.provider.standIn),
    ...unreported(books, world.reported),
    ...world.pending.map(({ type }) => `${type} is never taken`),
    ...(await world.deps.db.stripeEvents.findFailed(100)).map(({ type }) => `${type} is never handled`),
  ];
  if (wrong.length > 0) throw new Violation(wrong.join('\n'));
}

/** Says which differences admins still read of, although the books agree with the provider by now: those of its last comparison are asked about again within a day. */
async function toldWithoutReason({ deps }: MoneyWorld): Promise<string[]> {
  const last = await deps.db.ledgerResults.findLast();
  return (last?.differences ?? []).map(({ what }) => `${what} is still told, and was put right long ago`);
}

/** Keeps only the first of the planned failures of each of these operations, so that they are over before long. */
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

/** The statuses in which a chargeback is decided at the end. */
const UNDECIDED: readonly string[] = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'];

/** Decides what is disputed; the refund of a whole payment, once it is made, resolves an inquiry about it. */
function closeDisputes({ provider: { standIn } }: MoneyWorld): void {
  const { charges, disputes } = standIn.store.state;
  for (const [index, { id, charge, status }] of disputes.values().entries()) {
    if (UNDECIDED.includes(status)) closeDispute(standIn, id, index % 2 === 0 ? 'won' : 'lost');
    const isInquiry = status.startsWith('warning_') && status !== 'warning_closed';
    if (isInquiry && !charges.get(referenceId(charge))?.refunded) closeDispute(standIn, id, 'warning_closed');
  }
}

/** Errors that block a payment until somebody acts. */
const PEOPLE_HAVE_TO_ACT =
  /creator|budget|cannot|wait|completed|not public|not linked|has ended|Our team|disputed at the bank|warned of fraud/;

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

/** An admin releases every other payment that is still held, and refuses the rest. */
async function decideHolds(world: MoneyWorld): Promise<void> {
  const held = (await readBooks(world.look)).cases.filter(({ kind, status }) => kind === 'hold' && status === 'open');
  for (const [index, { id }] of inOrder(held).entries()) {
    const body = { decision: index % 2 === 0 ? ('granted' as const) : ('refused' as const), reason: 'Looked at it' };
    await world.attempt(`a held payment is ${body.decision}`, () =>
      decideCase(world.callOf(ADMIN.uid), { params: { id }, body }),
    );
  }
}

/** Frees a cent after everything was refunded long ago. Returns true when there was one to free. */
async function takeBackSomething(world: MoneyWorld): Promise<boolean> {
  const { standIn, stripe } = world.provider;
  const transfer = standIn.store.state.transfers
    .values()
    .findLast(({ amount, amount_reversed: back }) => amount > back);
  if (!transfer) return false;
  return world.attempt('a cent is taken back', () => stripe.transfers.createReversal(transfer.id, { amount: 1 }));
}

/** Everything follows what was written by now, and what is due by that is completed. */
async function completeWhatIsDue(world: MoneyWorld): Promise<void> {
  await reactToAll(world);
  await reactToAll(world);
  await completeCampaigns(world.deps);
}

async function passAndRun(world: MoneyWorld, ms: number, check: () => Promise<void>): Promise<void> {
  await letPass(world, ms);
  await deliverAll(world, [0, 0, 0]);
  if (ms >= HOUR_MS) {
    // Checks first, so that the violation names the cause and not its consequences.
    await check();
    await reconcile(world.deps);
  }
  for (const job of [settleCheckouts, resolvePayouts, settleRefunds, decideOverdue, issueInvoices])
    await job(world.deps);
  if (ms >= DAY_MS) {
    await letPass(world, REPLAY_MS);
    await settleRefunds(world.deps);
  }
  await deliverAll(world, [0, 0, 0]);
}

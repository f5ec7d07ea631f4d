import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import type { PaymentProblem } from '@doubloon/contract/payments/statements/payment-problem.ts';
import { letTimePass } from '../../../emulators/stripe/index.ts';
import { completeCampaigns } from '../../../functions/src/campaigns/lifecycle/move-campaign.ts';
import { decideOverdue } from '../../../functions/src/deadlines/decide-overdue.ts';
import { issueInvoices } from '../../../functions/src/payments/invoices/issue-invoices.ts';
import { reconcile } from '../../../functions/src/payments/reconciliation/reconcile.ts';
import { resolvePayouts } from '../../../functions/src/payments/payouts/resolve-payout.ts';
import { settleCheckouts } from '../../../functions/src/payments/checkouts/settle-checkout.ts';
import { settleRefunds } from '../../../functions/src/payments/refunds/advance-refund.ts';
import { millisOf, readBooks } from '../invariants/books.ts';
import { leftBeyondDay } from '../invariants/hold-invariants.ts';
import { Violation } from '../invariants/violation.ts';
import { acceptedWork } from '../waiting.ts';
import { type MoneyWorld, pick } from '../world.ts';
import type { Command } from './command.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SPANS = [MINUTE_MS, 3 * MINUTE_MS, 11 * MINUTE_MS, 61 * MINUTE_MS, 7 * HOUR_MS, DAY_MS, 5 * DAY_MS, 8 * DAY_MS];

/**
 * No process stands still for longer, and no call takes longer while others run: together with how long a request is held up, less than the quiet
 * period, after which the product takes what it cannot find for never sent.
 */
const MAX_STANDSTILL_MS = 20 * MINUTE_MS;
const MAX_CALL_MS = 11 * MINUTE_MS;

/** The schedules never stand still for as long as the provider lists its events, which is 30 days. */
const MAX_UNSEEN_MS = 28 * DAY_MS;
const MAX_FAILED = 100;

/** Asks for events that never arrived, until the product has handled all that would not be listed any more after this time. */
async function seeEvents(world: MoneyWorld, ms: number): Promise<void> {
  const { ledgerResults, stripeEvents } = world.deps.db;
  const { events } = world.provider.standIn.store.state;
  const oldestUnseen = async () => {
    const seenUntil = (await ledgerResults.findLast())?.eventsSeenUntil ?? world.beganAt;
    const failed = await stripeEvents.findFailed(MAX_FAILED);
    return Math.min(seenUntil.getTime(), ...failed.map(({ id }) => (events.get(id)?.created ?? Infinity) * 1000));
  };
  while (world.now().getTime() + ms - (await oldestUnseen()) > MAX_UNSEEN_MS) {
    // Nor do they ask with a wrong key for that long.
    world.provider.startWith('own');
    await world.attempt('events are asked for', () => reconcile(world.deps));
    await letPass(world, HOUR_MS + MINUTE_MS);
  }
}

/** Time passes, here and at the provider; what is held up arrives in its time. */
export const passTime: Command = async (world, [who]) => {
  const wanted = pick(SPANS, who) ?? MINUTE_MS;
  const ms = world.isAlone ? wanted : Math.min(wanted, MAX_CALL_MS);
  if (world.isAlone) await seeEvents(world, ms);
  world.trace.push(`${ms / MINUTE_MS} minutes pass`);
  await letPass(world, ms);
};

/** Time passes until a moment, as it does for `passTime`. */
export async function passUntil(world: MoneyWorld, end: number): Promise<void> {
  for (let left = end - world.now().getTime(); left > 0; left = end - world.now().getTime()) {
    const ms = Math.min(left, Math.max(...SPANS));
    await seeEvents(world, ms);
    await letPass(world, ms);
  }
  world.trace.push(`it is ${world.now().toISOString()}`);
}

export async function letPass(world: MoneyWorld, ms: number): Promise<void> {
  const { provider } = world;
  // Events are on their way before the provider lists them no longer.
  world.collectEvents();
  await world.resumeBefore(world.now().getTime() + ms - MAX_STANDSTILL_MS);
  const end = world.now().getTime() + ms;
  for (;;) {
    const next = Math.min(provider.nextArrival() ?? end, end);
    world.pass(Math.max(0, next - world.now().getTime()));
    letTimePass(provider.standIn);
    if (next >= end) break;
    await provider.arrive();
  }
  await provider.arrive();
}

/** Lets a process that stood still go on. */
export const goOn: Command = (world, [who]) => world.resume(who);

const JOBS = [
  resolvePayouts,
  resolvePayouts,
  settleRefunds,
  settleRefunds,
  decideOverdue,
  completeCampaigns,
  settleCheckouts,
  reconcile,
  issueInvoices,
];

/** A scheduled job runs. */
export const runJob: Command = async (world, [who]) => {
  const job = pick(JOBS, who) ?? resolvePayouts;
  const before = await readBooks(world.look);
  const beganAt = world.now().getTime();
  await world.attempt(`the job ${job.name}`, () => job(world.deps));
  if (job === resolvePayouts && world.isAlone) {
    const late = leftBeyondDay(await readBooks(world.look), beganAt);
    if (late.length > 0) throw new Violation(late.join('\n'));
  }
  if (job !== settleRefunds || !world.isAlone) return;
  const { funds: after } = await readBooks(world.look);
  for (const one of before.funds) {
    const { campaignId, campaignTitle, balances, disputes, refundRequest, fraudWarnedAt, goesBack } = one;
    const isHeld = balances.reserved > 0 || disputes.some(({ status }) => status === 'open');
    const isWaitedFor = [
      ...before.deliverables.filter(({ status }) => status === 'submitted'),
      ...before.proofs.filter(({ status }) => status === 'pending'),
      ...before.deliverables.flatMap(({ campaignId: of, topUp }) =>
        topUp ? [{ campaignId: of, decideBy: topUp.paysAt }] : [],
      ),
    ].some((work) => work.campaignId === campaignId && millisOf(work.decideBy) > beganAt + MINUTE_MS);
    const isOwed = acceptedWork(before).some(
      (work) => work.campaignId === campaignId && isStillTried(work.paymentProblem, beganAt + MINUTE_MS),
    );
    const attempt = after.find((other) => fundsIdOf(other) === fundsIdOf(one))?.refundRequest?.attempt ?? 0;
    if (attempt <= (refundRequest?.attempt ?? 0)) continue;
    if (isHeld) throw new Violation(`${campaignTitle} was refunded while a payout was in flight or a dispute open`);
    // Nobody's work is paid for by a payment that may be fraud, or that goes back whole.
    if (fraudWarnedAt || goesBack) continue;
    if (isWaitedFor) throw new Violation(`${campaignTitle} was refunded while work waits for its decision`);
    if (isOwed) throw new Violation(`${campaignTitle} was refunded while work that was accepted waits for its payment`);
  }
};

/** The schedule looks at payouts. */
export const runPayouts = (world: MoneyWorld): Promise<void> => runJob(world, [JOBS.indexOf(resolvePayouts), 0, 0]);

/** True when a payment is retried beyond `until`, and is blocked by anything but the loot's budget. */
function isStillTried(problem: PaymentProblem | null, until: number): boolean {
  if (!problem?.triedUntil || problem.reason === 'campaign_budget') return false;
  return millisOf(problem.triedUntil) > until;
}

import { EVENT_RECORD_DAYS } from '@doubloon/contract/payments/stripe-event.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { READS_DAYS } from '@doubloon/contract/payments/provider/provider-reads.ts';
import {
  type LedgerDifference,
  type LedgerResult,
  MAX_LEDGER_DIFFERENCES,
} from '@doubloon/contract/payments/ledger-result.ts';
import { bookMissedPaymentFee } from '../checkouts/provider-fee.ts';
import { bookMissedFees } from '../disputes/missed-fees.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import { endOfRun, type JobRun } from '../../platform/jobs/until-done.ts';
import { newId } from '../../platform/ids.ts';
import { examineBooks, type ExaminedBooks } from './examine-books.ts';
import { receiveMissedEvents } from './missed-events.ts';
import { watchBalance } from './watch-balance.ts';
import { warnOfHeldMoney } from './watch-held-money.ts';
import { warnOfDeadlines, warnOfEndingHolds } from './watch-cases.ts';

/** Campaigns that are looked at together. */
const AT_A_TIME = 100;
/** A new round over all campaigns begins this long after the one before was complete. */
const ROUND_EVERY_MS = 60 * 60_000;
/** An event that came too early is handled soon; one that has failed so often is for people to look at. */
const FAILURES_TO_TELL = 3;

/** Counts the read requests of the last 30 days, and the payments by which the provider measures them. */
async function countReads(db: EventContext['db'], now: Date): Promise<LedgerResult['providerReads']> {
  const reads = await db.providerReads.countLast(now);
  return { reads, payments: await db.campaignFunds.countSince(addDays(now, -READS_DAYS)) };
}

type Told = Pick<ExaminedBooks, 'differences' | 'notCompared'>;

/** True when one result holds all that both have to tell. */
const fits = (found: Told, more: Told): boolean =>
  (['differences', 'notCompared'] as const).every(
    (what) => found[what].length + more[what].length <= MAX_LEDGER_DIFFERENCES,
  );

/**
 * Examines the next campaigns' books until the round or the run is over, or there is as much to tell as a result holds, and stores what was held against the provider.
 * Campaigns with more to tell than fits are left to the next run; where the first ones have too much, fewer are looked at together.
 * A run that dies loses only what it was about to tell, which the next run finds again.
 */
async function examineInTurn(
  deps: EventContext & JobRun,
  after: string | null,
  now: Date,
): Promise<Omit<ExaminedBooks, 'compared'>> {
  const { db, clock, runUntil = endOfRun(deps) } = deps;
  const examined = { nextAfter: after, campaigns: 0, groups: 0 };
  const found = { differences: [] as LedgerDifference[], notCompared: [] as string[], withoutFee: [] as string[] };
  let limit = AT_A_TIME;
  for (;;) {
    const books = await examineBooks(deps, {
      after: examined.nextAfter,
      limit,
      asked: 'due',
      mendFees: { ofDispute: bookMissedFees, ofPayment: bookMissedPaymentFee },
    });
    await unitOfWork({ db }, (tx) => {
      for (const comparison of books.compared) tx.comparisons.put({ ...comparison, comparedAt: now });
    });
    const isFull = !fits(found, books);
    if (isFull && examined.campaigns > 0) break;
    if (isFull && limit > 1 && clock.now() < runUntil) {
      limit = Math.floor(limit / 2);
      continue;
    }
    examined.nextAfter = books.nextAfter;
    examined.campaigns += books.campaigns;
    examined.groups += books.groups;
    found.differences.push(...books.differences);
    found.notCompared.push(...books.notCompared);
    found.withoutFee.push(...books.withoutFee);
    if (examined.nextAfter === null || clock.now() >= runUntil) break;
  }
  return { ...examined, ...found };
}

/**
 * The scheduled job that handles events that never arrived, recounts the campaigns' books, compares those with the provider whose turn it is, tells of disputes that wait for evidence, of held payments that are sent soon, of money that is held for long and of a balance that does not cover refunds, and stores for admins the
 * differences, campaigns not compared and events that cannot be handled. It repairs nothing but the provider's fees, which it books as the provider has them. A run continues where the last one stopped; between rounds it does
 * nothing.
 */
export async function reconcile(deps: EventContext & JobRun): Promise<void> {
  const { db, clock, log } = deps;
  const last = await db.ledgerResults.findLast();
  const now = clock.now();
  const after = last?.nextAfterCampaignId ?? null;
  const isResting = last !== null && after === null && now.getTime() - last.createdAt.getTime() < ROUND_EVERY_MS;
  // A clock that was moved back does not keep it waiting.
  if (isResting && last.createdAt <= now) return;
  if (after === null) {
    await warnOfDeadlines(deps, now);
    await warnOfEndingHolds(deps, now);
  }
  const toldAt = last?.heldToldAt ?? null;
  const heldToldAt = after === null ? await warnOfHeldMoney(deps, toldAt, now) : toldAt;
  const balance = after === null ? await watchBalance(deps) : null;
  const eventsSeenUntil = await receiveMissedEvents(deps, last?.eventsSeenUntil ?? null);
  const unhandledEvents = (await db.stripeEvents.findFailed(MAX_LEDGER_DIFFERENCES))
    .filter(({ failures }) => failures >= FAILURES_TO_TELL)
    .map(({ id, type }) => ({ id, type }));
  const { differences, notCompared, withoutFee, ...examined } = await examineInTurn(deps, after, now);
  const result = {
    id: newId('rec', now),
    afterCampaignId: after,
    nextAfterCampaignId: examined.nextAfter,
    campaigns: examined.campaigns,
    groups: examined.groups,
    differenceCount: differences.length,
    differences: differences.slice(0, MAX_LEDGER_DIFFERENCES),
    notCompared: [...notCompared],
    unhandledEvents,
    providerReads: await countReads(db, now),
    balance,
    eventsSeenUntil,
    heldToldAt,
    createdAt: now,
    expiresAt: addDays(now, EVENT_RECORD_DAYS),
  };
  await unitOfWork({ db }, (tx) => {
    tx.ledgerResults.add(result);
  });
  if (differences.length > 0)
    log.error({ ledgerResult: result.id, differences: result.differences }, 'the books differ');
  if (notCompared.length > 0) log.error({ ledgerResult: result.id, notCompared }, 'the books were not all compared');
  if (withoutFee.length > 0) log.error({ ledgerResult: result.id, withoutFee }, 'a payment has no fee in the books');
  if (unhandledEvents.length > 0)
    log.error({ ledgerResult: result.id, unhandledEvents }, 'payment events cannot be handled');
  if (differences.length + notCompared.length === 0)
    log.info({ ledgerResult: result.id, ...examined }, 'the books agree');
}

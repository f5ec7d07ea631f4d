import type Stripe from 'stripe';
import { EVENT_RECORD_DAYS, type StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { READS_DAYS } from '@doubloon/contract/payments/provider/provider-reads.ts';
import {
  type LedgerDifference,
  type LedgerResult,
  MAX_LEDGER_DIFFERENCES,
} from '@doubloon/contract/payments/ledger-result.ts';
import { bookMissedFees } from '../disputes/missed-fees.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { isUnknownToProvider } from '../provider/provider-error.ts';
import { ACCOUNT_EVENTS } from '../webhooks/event-handlers.ts';
import { handleEvent, recordFailedEvent } from '../webhooks/webhook.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import { endOfRun, type JobRun } from '../../platform/jobs/until-done.ts';
import { newId } from '../../platform/ids.ts';
import { examineBooks, type ExaminedBooks } from './examine-books.ts';
import { watchBalance } from './watch-balance.ts';
import { warnOfHeldMoney } from './watch-held-money.ts';
import { warnOfDeadlines, warnOfEndingHolds } from './watch-cases.ts';

/** Lists the provider's objects within a span of time, in whole seconds with both ends, in the order the provider has: the newest first. */
type NewestFirst<T> = (from: number, to: number) => AsyncIterable<T>;

/**
 * The oldest objects of a span, oldest first, and the second until which they are complete. The provider lists the newest first, so the span is halved until it
 * holds no more than `maxListed`; a single second is listed whole. Throws the errors of listing.
 */
export async function listOldest<T>(
  list: NewestFirst<T>,
  { from, to }: { readonly from: number; readonly to: number },
  maxListed: number,
): Promise<{ readonly found: readonly T[]; readonly until: number }> {
  let until = to;
  for (;;) {
    const newestFirst = await listUpTo(list(from, until), until > from ? maxListed : Infinity);
    if (newestFirst) return { found: newestFirst.reverse(), until };
    until = from + Math.floor((until - from) / 2);
  }
}

/** Lists everything, or null when that is more than `maxListed`. */
async function listUpTo<T>(all: AsyncIterable<T>, maxListed: number): Promise<T[] | null> {
  const listed: T[] = [];
  for await (const one of all) {
    if (listed.length === maxListed) return null;
    listed.push(one);
  }
  return listed;
}

const MINUTE_S = 60;
/** Younger events may still be on their way. */
const UNDER_WAY_S = 10 * MINUTE_S;
/** How far a look reaches into the one before: nobody promises that events are listed in the order of their moments. */
const OVERLAP_S = 60 * MINUTE_S;
/** How long the provider lists an event: 30 days, and one more for clocks that do not agree. */
const LISTED_S = 31 * 24 * 60 * MINUTE_S;
const PER_PAGE = 100;
const MAX_TRIED_AGAIN = 100;
/** The slices of time that one run searches for events, and the most events of each. */
const WORK: Work = { slices: 5, perSlice: 1000 };

interface Work {
  readonly slices: number;
  readonly perSlice: number;
}

/**
 * Handles the provider's events that never arrived, oldest first: the platform's own since `seenUntil` (null: as far back as they are listed), and those that could not be handled before. Returns the moment up to which all are handled or remembered as failed; the next run continues there. Never throws the client's errors: they are logged, and the next run tries again.
 *
 * Events of connected accounts are listed for each account only; how an account stands is asked for whenever it matters instead.
 */
export async function receiveMissedEvents(
  context: EventContext,
  seenUntil: Date | null,
  { slices, perSlice }: Work = WORK,
): Promise<Date | null> {
  const to = seconds(context.clock.now()) - UNDER_WAY_S;
  let reached = seenUntil;
  try {
    await tryFailedAgain(context);
    // A clock that was moved back leaves nothing out.
    let from = seenUntil === null ? to - LISTED_S : Math.min(seconds(seenUntil), to) - OVERLAP_S;
    for (let slice = 1; from <= to; slice += 1) {
      const { found, until } = await listOldest((...span) => listEvents(context, ...span), { from, to }, perSlice);
      await handleUnknown(context, found);
      reached = new Date(until * 1000);
      from = until + 1;
      // However much the overlap holds, a run comes further than the one before.
      if (slice >= slices && (seenUntil === null || reached > seenUntil)) break;
    }
    if (from <= to) context.log.warn({ reached }, 'payment events are left for the next run');
  } catch (error) {
    context.log.error({ err: error }, 'payment events not listed');
  }
  return reached;
}

function listEvents({ stripe }: EventContext, from: number, to: number): AsyncIterable<Stripe.Event> {
  const created = { gte: from, lte: to };
  return stripe.events.list({ types: Object.keys(ACCOUNT_EVENTS), created, limit: PER_PAGE });
}

async function handleUnknown(context: EventContext, events: readonly Stripe.Event[]): Promise<void> {
  const known = await Promise.all(events.map(({ id }) => context.db.stripeEvents.find(id)));
  for (const [index, event] of events.entries()) if (!known[index]) await handleOne(context, event);
}

async function tryFailedAgain(context: EventContext): Promise<void> {
  for (const failed of await context.db.stripeEvents.findFailed(MAX_TRIED_AGAIN)) {
    const event = await retrieve(context, failed);
    if (event) await handleOne(context, event);
  }
}

/** Fetches an event; null while the provider does not answer, and for one it has no more: comparing the books finds its missing effect. */
async function retrieve(context: EventContext, { id, type }: StripeEventRecord): Promise<Stripe.Event | null> {
  try {
    return await context.stripe.events.retrieve(id);
  } catch (error) {
    if (isUnknownToProvider(error)) {
      await recordFailedEvent(context, { id, type }, 'lost');
      context.log.error({ event: id, type }, 'missed payment event lost');
    } else context.log.error({ event: id, type, err: error }, 'missed payment event not retrieved');
    return null;
  }
}

async function handleOne(context: EventContext, event: Stripe.Event): Promise<void> {
  const { id, type } = event;
  try {
    await handleEvent(context, event, ACCOUNT_EVENTS);
    context.log.warn({ event: id, type }, 'payment event had not arrived');
  } catch (error) {
    context.log.error({ event: id, type, err: error }, 'missed payment event not handled');
    await recordFailedEvent(context, { id, type });
  }
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

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
      mendFees: bookMissedFees,
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
 * differences, campaigns not compared and events that cannot be handled. It repairs nothing but fees of disputes, which it books as the provider's balance has them. A run continues where the last one stopped; between rounds it does
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

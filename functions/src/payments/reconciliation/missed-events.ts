import type Stripe from 'stripe';
import type { StripeEventRecord } from '@doubloon/contract/payments/stripe-event.ts';
import type { EventContext } from '../provider/event-effect.ts';
import { isUnknownToProvider } from '../provider/provider-error.ts';
import { ACCOUNT_EVENTS } from '../webhooks/event-handlers.ts';
import { handleEvent, recordFailedEvent } from '../webhooks/webhook.ts';

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

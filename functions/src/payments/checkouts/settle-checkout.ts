import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Effect, EventContext } from '../provider/event-effect.ts';
import { isMissing } from '../provider/provider-error.ts';
import { SessionProgress, SessionReference } from '../provider/stripe-objects.ts';
import { completePaidSession, recordCheckoutStatus } from './checkout-events.ts';
import { nextLookAt } from './checkout-timing.ts';
import { postponeCheck, recordSession } from './checkouts.store.ts';
import { after, QUIET_PERIOD_MS } from '../attempts/attempt-timing.ts';

/** A payment that was to be confirmed later and will not be. */
const PAYMENT_FAILED = ['requires_payment_method', 'canceled'];

/**
 * Asks the provider what became of a checkout and does what its message would have done, through the same functions; nothing while its person may
 * still pay. Throws what the provider's client throws.
 */
export async function settleCheckout(context: EventContext, checkout: Checkout): Promise<void> {
  const effect = await findEffect(context, checkout);
  if (effect) await unitOfWork(context, effect);
}

async function findEffect(context: EventContext, checkout: Checkout): Promise<Effect | null> {
  const { db, clock } = context;
  const { id } = checkout;
  const now = clock.now();
  const note = (status: 'expired' | 'failed' | 'processing') => recordCheckoutStatus(db, id, status, now);
  const sessionId = checkout.sessionId ?? (await recoverSession(context, checkout));
  if (!sessionId) return after(checkout.createdAt, QUIET_PERIOD_MS) <= now ? note('expired') : null;
  const session = await fetchProgress(context, sessionId);
  // Nobody can pay what the provider does not know.
  if (!session) return note('expired');
  if (session.payment_status === 'paid') return completePaidSession(context, sessionId);
  if (session.status === 'expired') return note('expired');
  if (session.status === 'open') return null;
  return note(PAYMENT_FAILED.includes(session.payment_intent?.status ?? '') ? 'failed' : 'processing');
}

/**
 * The process that asked for the session has died, or never heard the answer. The session is looked for and not asked for again: a
 * repeat under the old key would need its parameters to the letter, and after a day, when the key is forgotten, open a second session.
 */
async function recoverSession(context: EventContext, checkout: Checkout): Promise<string | null> {
  const found = await findSessionOf(context, checkout);
  // One that was given up meanwhile is nothing to anybody.
  return found && (await recordSession(context, checkout.id, found)) ? found : null;
}

async function fetchProgress({ stripe }: EventContext, sessionId: string): Promise<SessionProgress | null> {
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
    return SessionProgress.parse(session);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const SECOND_MS = 1000;
/** The provider's clock may differ from ours. */
const SKEW_MS = 5 * 60 * SECOND_MS;
const PER_PAGE = 100;
const PAGES_AT_MOST = 10;

/**
 * The id of the session that the provider has made for a checkout although nobody has heard its answer; null when it shows none among the
 * first 1,000 of that hour. Throws what the provider's client throws.
 */
async function findSessionOf(
  { stripe }: Pick<Dependencies, 'stripe'>,
  { id, createdAt }: Pick<Checkout, 'id' | 'createdAt'>,
): Promise<string | null> {
  const seconds = (ms: number) => Math.floor((createdAt.getTime() + ms) / SECOND_MS);
  const created = { gte: seconds(-SKEW_MS), lte: seconds(QUIET_PERIOD_MS) };
  let seen = 0;
  for await (const listed of stripe.checkout.sessions.list({ created, limit: PER_PAGE })) {
    const { data } = SessionReference.safeParse(listed);
    if (data?.metadata.checkout_id === id) return data.id;
    seen += 1;
    if (seen >= PER_PAGE * PAGES_AT_MOST) return null;
  }
  return null;
}

const AT_MOST = 50;

/**
 * The scheduled job that finds out what became of checkouts that the provider has told nothing about, those longest overdue first: a paid one
 * becomes its campaign although the message was lost and the payer never came back. One that cannot be settled does not keep others waiting.
 */
export async function settleCheckouts(context: EventContext): Promise<void> {
  const { db, clock, log } = context;
  for (const checkout of await db.checkouts.findToCheck(clock.now(), AT_MOST)) {
    const { id } = checkout;
    try {
      // Before anything can fail, so that one that always does comes to the end of the queue.
      await postponeCheck({ db }, id, nextLookAt(checkout, clock.now()));
      await settleCheckout(context, checkout);
      log.info({ checkoutId: id }, 'checkout looked at');
    } catch (error) {
      log.error({ checkoutId: id, err: error }, 'checkout not settled');
    }
  }
}

import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import { recordSession } from './checkouts.store.ts';
import { completePaidSession, recordCheckoutStatus } from './checkout-session.ts';
import type { Effect, EventContext } from '../provider/event-effect.ts';
import { findSessionOf } from './find-session.ts';
import { after, QUIET_PERIOD_MS } from '../attempts/attempt-timing.ts';
import { isMissing } from '../provider/provider-error.ts';
import { SessionProgress } from '../provider/stripe-objects.ts';

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

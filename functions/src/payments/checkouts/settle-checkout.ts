import { checkoutLife, type CheckoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { type Database, unitOfWork } from '../../platform/database/database.ts';
import type { Effect, EventContext, EventHandler } from '../provider/event-effect.ts';
import { SessionReference, SessionProgress } from '../provider/stripe-objects.ts';
import { completeInTransaction } from './complete-checkout.ts';
import { fetchPaidCheckout } from './fetch-paid-checkout.ts';
import { after, QUIET_PERIOD_MS } from '../attempts/take-step.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { allDue, untilDone, type JobRun } from '../../platform/jobs/until-done.ts';
import { isUnknownToProvider } from '../provider/provider-error.ts';
import { postponeCheck, recordSession } from './checkouts.store.ts';

/** Books what a session buys that the provider says is paid. */
async function completePaidSession(context: EventContext, sessionId: string): Promise<Effect> {
  const paid = await fetchPaidCheckout(context, sessionId);
  return async (tx) => {
    await completeInTransaction(tx, paid, { now: context.clock.now(), config: context.config });
  };
}

/** Records a checkout's status; one that has come further keeps its own. Reads 1, writes 1. */
function recordCheckoutStatus(db: Database, checkoutId: string, status: CheckoutStatus, now: Date): Effect {
  return async (tx) => {
    const checkout = await tx.checkouts.find(checkoutId);
    if (!checkout || !checkoutLife.leads(checkout.status, status)) return;
    const checkAt = status === 'processing' ? checkout.checkAt : null;
    const processingSince = status === 'processing' ? now : checkout.processingSince;
    const moved = checkoutLife.bringTo(checkout, status);
    tx.checkouts.put({ ...checkout, ...moved, processingSince, checkAt, updatedAt: now });
  };
}

type Session = Pick<SessionProgress, 'id' | 'payment_status' | 'metadata'>;

/** Handles an event about a session of this product; about another product's it does nothing. */
const sessionEvent =
  (effectOf: (context: EventContext, session: Session) => Effect | Promise<Effect>): EventHandler =>
  async (context, event) => {
    const { data: session } = SessionReference.safeParse(event.data.object);
    return session ? effectOf(context, session) : null;
  };

const recordAs =
  (status: CheckoutStatus) =>
  ({ db, clock }: EventContext, { metadata }: Session) =>
    recordCheckoutStatus(db, metadata.checkout_id, status, clock.now());

/** Handles the end of a checkout page: creates the campaign when it is paid, else records that the payment is being confirmed. */
export const checkoutSessionCompleted = sessionEvent((context, session) =>
  session.payment_status === 'paid'
    ? completePaidSession(context, session.id)
    : recordAs('processing')(context, session),
);

/** Handles a checkout that nobody has paid in time: only its record stays. */
export const checkoutSessionExpired = sessionEvent(recordAs('expired'));

/** Handles a payment that was confirmed later: creates its campaign. */
export const checkoutSessionAsyncPaymentSucceeded = sessionEvent((context, { id }) => completePaidSession(context, id));

/** Handles a payment that could not be confirmed: only the checkout's record stays. */
export const checkoutSessionAsyncPaymentFailed = sessionEvent(recordAs('failed'));

const MINUTE_MS = 60_000;

/** How long the provider's own message about a checkout is waited for: nearly everybody has paid or left by then. */
const FIRST_LOOK_MS = 10 * MINUTE_MS;
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS;

/** Returns when a checkout opened at `now` is first asked for. */
export function firstLookAt(now: Date): Date {
  return after(now, FIRST_LOOK_MS);
}

/** Returns when a checkout that is still undecided is asked for again: as long again as it has been open, at most six hours. */
export function nextLookAt({ createdAt }: { readonly createdAt: Date }, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return after(now, Math.min(Math.max(age, FIRST_LOOK_MS), MAX_PAUSE_MS));
}

/** A payment that was to be confirmed later and will not be. */
const PAYMENT_FAILED = ['requires_payment_method', 'canceled'];

/** Asks the provider for the state of a checkout and applies it as its event would have done; nothing while its person may still pay. Throws the client's errors. */
export async function settleCheckout(context: EventContext, checkout: Checkout): Promise<void> {
  const effect = await findEffect(context, checkout);
  if (effect) await unitOfWork(context, effect);
}

async function findEffect(context: EventContext, checkout: Checkout): Promise<Effect | null> {
  const { db, clock } = context;
  const { id } = checkout;
  const now = clock.now();
  const record = (status: 'expired' | 'failed' | 'processing') => recordCheckoutStatus(db, id, status, now);
  const sessionId = checkout.sessionId ?? (await recoverSession(context, checkout));
  if (!sessionId) return after(checkout.createdAt, QUIET_PERIOD_MS) <= now ? record('expired') : null;
  const session = await fetchProgress(context, sessionId);
  // Nobody can pay a session that the provider does not know.
  if (!session) return record('expired');
  if (session.payment_status === 'paid') return completePaidSession(context, sessionId);
  if (session.status === 'expired') return record('expired');
  if (session.status === 'open') return null;
  return record(PAYMENT_FAILED.includes(session.payment_intent?.status ?? '') ? 'failed' : 'processing');
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
    if (isUnknownToProvider(error)) return null;
    throw error;
  }
}

const SECOND_MS = 1000;
/** The provider's clock may differ from ours. */
const SKEW_MS = 5 * 60 * SECOND_MS;
const PER_PAGE = 100;
const MAX_PAGES = 10;

/**
 * Finds the id of a checkout's session whose creation was never answered, among the provider's first 1,000 of that hour; null when there is none. Throws the
 * client's errors.
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
    if (seen >= PER_PAGE * MAX_PAGES) return null;
  }
  return null;
}

/**
 * The scheduled job that settles checkouts without news, longest overdue first: a paid one becomes its campaign although the event was lost and the payer never
 * came back.
 */
export async function settleCheckouts(context: EventContext & JobRun): Promise<void> {
  const { db, clock, log } = context;
  const toCheck = allDue({
    items: db.checkouts.eachToCheck(clock.now()),
    idOf: ({ id }) => id,
    async handle(checkout) {
      const { id } = checkout;
      // Before anything can fail, so that one that always does comes to the end of the queue.
      await postponeCheck({ db }, id, nextLookAt(checkout, clock.now()));
      await settleCheckout(context, checkout);
      log.info({ checkoutId: id }, 'checkout looked at');
    },
    failed: ({ id }, error) => {
      log.error({ checkoutId: id, err: error }, 'checkout not settled');
    },
  });
  await untilDone(context, [toCheck]);
}

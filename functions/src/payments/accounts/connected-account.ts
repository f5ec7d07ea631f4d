import type { ConnectedAccount, ConnectedAccountView } from '@doubloon/contract/payments/connected-account.ts';
import { CURRENCY } from '@doubloon/contract/shared/constants.ts';
import type { OwnAccounts } from '@doubloon/contract/users/user-profile.ts';
import { LIVE_PAYOUT_STATUSES, MOVING_PAYOUT_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { type Database, type Tx, unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies, Call, Handler } from '../../platform/dependencies.ts';
import { allDue, type Kind } from '../../platform/jobs/until-done.ts';
import { isUnknownToProvider, otherPlatform, providerUnavailable } from '../provider/provider-error.ts';
import { Account } from '../provider/stripe-objects.ts';
import { withoutAccess, withProviderState, withRefusal } from './account-state.ts';
import { updateConnectedAccount } from './connected-accounts.store.ts';
import type { EventHandler } from '../provider/event-effect.ts';
import { accountWait } from '../statements/payment-refusal.ts';
import { notFound, illegalState } from '../../platform/app-error.ts';
import { isPinnedKey } from '../../platform/pinned-account.ts';
import { requireRecentSignIn } from '../../platform/identity/recent-sign-in.ts';

/** A connected account as its owner sees it. Without one, or after the end of the platform's access, it shows that there is none. */
export function toConnectedAccountView(account: ConnectedAccount | null): ConnectedAccountView {
  const current = account && !account.accessEndedAt ? account : null;
  return {
    connected: current !== null,
    stripe_account_id: current?.accountId ?? null,
    status: current?.status ?? null,
    currency: CURRENCY,
    payouts_enabled: current !== null && current.payoutsEnabled && !current.accessRefusedSince,
    details_submitted: current?.detailsSubmitted ?? false,
    access_refused_since: current?.accessRefusedSince ?? null,
    due: current?.due ?? [],
    due_by: current?.dueBy ?? null,
  };
}

/** Somebody's payout account as it is stored, without asking the provider; null when there is none. Reads 1. */
export async function findPayoutAccount(db: Database, uid: string): Promise<OwnAccounts['stripeAccount']> {
  const { stripe_account_id, currency } = toConnectedAccountView(await db.connectedAccounts.find(uid));
  return stripe_account_id === null ? null : { stripe_account_id, currency };
}

/** The answer of the provider about an account now, as a change of the stored one. Throws the client's error when the provider cannot be reached. */
async function fetchProviderState(
  { stripe, clock }: Pick<Dependencies, 'stripe' | 'clock'>,
  accountId: string,
): Promise<(stored: ConnectedAccount) => ConnectedAccount> {
  try {
    const account = Account.parse(await stripe.accounts.retrieve(accountId));
    return (stored) => withProviderState(stored, account, clock.now());
  } catch (error) {
    if (isUnknownToProvider(error)) return (stored) => withRefusal(stored, clock.now());
    throw error;
  }
}

/** Stores how an account stands at the provider now; an end of its use that happened meanwhile stays, and so does another account that was opened meanwhile. Reads 1, writes 1. */
export async function refreshConnectedAccount(
  deps: Pick<Dependencies, 'db' | 'stripe' | 'clock'>,
  stored: ConnectedAccount,
): Promise<ConnectedAccount> {
  const change = await fetchProviderState(deps, stored.accountId);
  // Of what is stored by then, so that looks at the same time agree on when it was restricted.
  const current = await updateConnectedAccount(deps, stored, change);
  return current ?? withoutAccess(change(stored), deps.clock.now());
}

/** Fetches a creator's account again when it is not ready or was refused, as an event about it may still be on its way. Never throws the provider's errors. */
export async function renewAccount(
  deps: Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log'>,
  creatorId: string,
): Promise<void> {
  const stored = await deps.db.connectedAccounts.find(creatorId);
  if (!stored || stored.accessEndedAt || (stored.status === 'active' && !stored.accessRefusedSince)) return;
  try {
    await refreshConnectedAccount(deps, stored);
  } catch (error) {
    deps.log.warn({ err: error, creatorId }, 'connected account not refreshed');
  }
}

/** The accounts that the provider refuses, which are asked about again, each for three days at most. Never throws the provider's errors. Reads 1 each and up to 2 more, writes 1 each. */
export function refusedAccounts(deps: Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log'>): Kind {
  return allDue({
    items: deps.db.connectedAccounts.eachRefused(),
    idOf: ({ uid }) => uid,
    handle: ({ uid }) => renewAccount(deps, uid),
    failed: ({ uid }, error) => {
      deps.log.error({ creatorId: uid, err: error }, 'connected account not renewed');
    },
  });
}

export const getConnectedAccount: Handler<'getConnectedAccount'> = (call) => showOwn(call);

export const getOwnConnectedAccount: Handler<'getOwnConnectedAccount'> = (call) => showOwn(call);

async function showOwn(call: Call) {
  const stored = await call.db.connectedAccounts.find(call.caller.uid);
  if (!stored || stored.accessEndedAt) return toConnectedAccountView(null);
  try {
    return toConnectedAccountView(await refreshConnectedAccount(call, stored));
  } catch (error) {
    throw providerUnavailable(error);
  }
}

/**
 * A creator has ended the platform's access to their account: they have none until they connect again. Counts only where the key is of the pinned platform
 * account; throws otherwise, so that the event comes again.
 */
export const accountDeauthorized: EventHandler = async (context, event) => {
  const { account } = event;
  if (!account) return null;
  if (!(await isPinnedKey(context, context.stripe))) throw otherPlatform();
  return async (tx) => {
    const stored = await tx.connectedAccounts.findByAccount(account);
    if (stored) tx.connectedAccounts.put(withoutAccess(stored, context.clock.now()));
  };
};

/** A connected account has changed. It is fetched afresh, because events overtake each other. */
export const accountUpdated: EventHandler = async ({ stripe, clock }, event) => {
  if (!event.account) return null;
  const fetched = await stripe.accounts.retrieve(event.account).catch((error: unknown) => {
    // Its end is told by an event of its own.
    if (isUnknownToProvider(error)) return null;
    throw error;
  });
  const account = fetched && Account.parse(fetched);
  const uid = account?.metadata?.['uid'];
  if (!account || !uid) return null;
  return async (tx) => {
    const stored = await tx.connectedAccounts.find(uid);
    // Not there yet: this is the account being opened right now, whose state is stored as fetched.
    if (stored?.accountId !== account.id) return;
    tx.connectedAccounts.put(withProviderState(stored, account, clock.now()));
  };
};

/**
 * Ends the use of the caller's account; its person keeps it and its money at the provider, and can open another one. Throws `forbidden` without a recent
 * sign-in, `not_found` without an account, `illegal_state` while a payout is on its way to it, or has failed and waits to be tried again. Failed payouts do not keep an account that the provider has
 * rejected for good. Neither these nor held ones keep one that is too young to be paid to.
 */
export const disconnectAccount: Handler<'disconnectAccount'> = async (call) => {
  requireRecentSignIn(call, 'disconnect your payment account');
  const { db, clock, config } = call;
  const { uid } = call.caller;
  return unitOfWork({ db }, async (tx) => {
    const account = await tx.connectedAccounts.find(uid);
    if (!account || account.accessEndedAt) throw notFound('Payout account');
    // Nothing is sent to it yet, so that its person can undo what somebody else has done with their session.
    const isNew = accountWait(account, { payoutWaitDays: config.payoutWaitDays, now: clock.now() }) !== null;
    if (await tx.payouts.hasIn('creatorId', uid, isNew ? MOVING_PAYOUT_STATUSES : LIVE_PAYOUT_STATUSES)) {
      throw illegalState('A payment to this account is on its way. Please try again when it has arrived.');
    }
    const isRejected = account.status === 'rejected';
    if (!isRejected && !isNew && (await tx.payouts.hasIn('creatorId', uid, ['failed']))) {
      throw illegalState('Money is due to this account: a payment to it has failed and will be tried again.');
    }
    tx.connectedAccounts.put(withoutAccess(account, clock.now()));
    return toConnectedAccountView(null);
  });
};

/**
 * Ends the use of a payout account whose person turns out to be another: nothing new is paid to it. Payouts on their way were earned before and arrive there.
 * Without an account it changes nothing. Reads 1, writes up to 1.
 */
export async function disconnectForNewPerson(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  uid: string,
): Promise<void> {
  await unitOfWork({ db }, async (tx) => {
    const account = await tx.connectedAccounts.find(uid);
    if (account && !account.accessEndedAt) tx.connectedAccounts.put(withoutAccess(account, clock.now()));
  });
}

/**
 * Holds every payout to a person from now on, or lets them be paid again. Reserved payouts are still sent. Without an account it changes nothing. Reads 1,
 * writes at most 1.
 */
export async function holdPayouts(
  tx: Tx,
  uid: string,
  { held, now }: { readonly held: boolean; readonly now: Date },
): Promise<void> {
  const account = await tx.connectedAccounts.find(uid);
  if (!account || (account.heldAt !== null) === held) return;
  tx.connectedAccounts.put({ ...account, heldAt: held ? now : null, updatedAt: now });
}

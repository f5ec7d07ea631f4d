import { findConnectedAccount, putConnectedAccount } from '../connected-accounts.store.ts';
import { withProviderState } from '../refresh-connected-account.ts';
import { Account } from '../stripe-objects.ts';
import { isMissing } from '../provider-error.ts';
import type { EventHandler } from './event-effect.ts';

/** A connected account has changed. It is fetched afresh, because events overtake each other. */
export const accountUpdated: EventHandler = async ({ db, stripe, clock }, event) => {
  if (!event.account) return null;
  const fetched = await stripe.accounts.retrieve(event.account).catch((error: unknown) => {
    // Its end is told by an event of its own.
    if (isMissing(error)) return null;
    throw error;
  });
  const account = fetched && Account.parse(fetched);
  const uid = account?.metadata?.['uid'];
  if (!account || !uid) return null;
  return async (transaction) => {
    const stored = await findConnectedAccount(db, uid, transaction);
    // Not there yet: this is the account being opened right now, whose state is stored as fetched.
    if (stored?.accountId !== account.id) return;
    putConnectedAccount(transaction, db, withProviderState(stored, account, clock.now()));
  };
};

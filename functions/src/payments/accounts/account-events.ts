import type { EventHandler } from '../provider/event-effect.ts';
import { isMissing } from '../provider/provider-error.ts';
import { Account } from '../provider/stripe-objects.ts';
import { withoutAccess, withProviderState } from './refresh-connected-account.ts';

/** A creator has ended the platform's access to their account: they have none until they connect again. */
export const accountDeauthorized: EventHandler = ({ clock }, event) => {
  const { account } = event;
  if (!account) return Promise.resolve(null);
  return Promise.resolve(async (tx) => {
    const stored = await tx.connectedAccounts.findByAccount(account);
    if (stored) tx.connectedAccounts.put(withoutAccess(stored, clock.now()));
  });
};

/** A connected account has changed. It is fetched afresh, because events overtake each other. */
export const accountUpdated: EventHandler = async ({ stripe, clock }, event) => {
  if (!event.account) return null;
  const fetched = await stripe.accounts.retrieve(event.account).catch((error: unknown) => {
    // Its end is told by an event of its own.
    if (isMissing(error)) return null;
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

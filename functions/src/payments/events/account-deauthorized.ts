import { findConnectedAccountById, putConnectedAccount } from '../connected-accounts.store.ts';
import { withoutAccess } from '../refresh-connected-account.ts';
import type { EventHandler } from './event-effect.ts';

/** A creator has ended the platform's access to their account: they have none until they connect again. */
export const accountDeauthorized: EventHandler = ({ db, clock }, event) => {
  const { account } = event;
  if (!account) return Promise.resolve(null);
  return Promise.resolve(async (transaction) => {
    const stored = await findConnectedAccountById(transaction, db, account);
    if (stored) putConnectedAccount(transaction, db, withoutAccess(stored, clock.now()));
  });
};

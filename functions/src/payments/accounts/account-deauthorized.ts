import { withoutAccess } from './refresh-connected-account.ts';
import type { EventHandler } from '../provider/event-effect.ts';

/** A creator has ended the platform's access to their account: they have none until they connect again. */
export const accountDeauthorized: EventHandler = ({ clock }, event) => {
  const { account } = event;
  if (!account) return Promise.resolve(null);
  return Promise.resolve(async (tx) => {
    const stored = await tx.connectedAccounts.findByAccount(account);
    if (stored) tx.connectedAccounts.put(withoutAccess(stored, clock.now()));
  });
};

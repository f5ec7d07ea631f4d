import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { withoutAccess } from './refresh-connected-account.ts';

/**
 * Ends the use of a payout account whose person turns out to be another: nothing new is paid to it. What is on its way was earned before and
 * arrives there. Without an account it changes nothing. Reads 1, writes up to 1.
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

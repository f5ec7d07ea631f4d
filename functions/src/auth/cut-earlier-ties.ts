import { disconnectForNewPerson } from '../payments/accounts/disconnect-for-new-person.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { revokeSessions } from '../platform/identity/revoke-sessions.ts';
import { socialAccountsPersonalData } from '../social-accounts/personal-data.ts';

/**
 * Removes from an account everything that may belong to somebody who registered with an e-mail that is not theirs: its payout account, its
 * linked social accounts and every session. Called when the e-mail's real owner signs in. May be repeated.
 */
export async function cutEarlierTies(deps: Dependencies, uid: string): Promise<void> {
  await disconnectForNewPerson(deps, uid);
  await socialAccountsPersonalData.erase['social-accounts'](deps, uid);
  await revokeSessions(deps, uid);
  deps.log.warn({ uid }, 'an account whose e-mail was never proven was taken over by the e-mail’s person');
}

import { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { unitOfWork, type Database } from '../../platform/database/database.ts';
import { storeOf } from '../../platform/database/document-store.ts';

export class ConnectedAccounts extends storeOf('connectedAccounts', ConnectedAccount, ({ uid }) => uid) {
  /** The connected account with the provider's id, or null. Reads 1. */
  findByAccount(accountId: string): Promise<ConnectedAccount | null> {
    return this.first(this.documents.where('accountId', '==', accountId));
  }

  /** Yields the accounts that the provider refuses, those that it has refused the longest first, read on demand. Reads 1 each. */
  eachRefused(): AsyncIterable<ConnectedAccount> {
    return this.inTurn(this.documents.where('accessRefusedSince', '>', new Date(0)).orderBy('accessRefusedSince'));
  }

  /** Accounts of others that are paid to a bank account of this one, at most `limit`. Reads 1 each, and 1 more. */
  async findOthersPaidLike({ uid, bankFingerprints }: ConnectedAccount, limit: number): Promise<ConnectedAccount[]> {
    if (bankFingerprints.length === 0) return [];
    const alike = this.documents.where('bankFingerprints', 'array-contains-any', bankFingerprints).limit(limit + 1);
    return (await this.all(alike)).filter((other) => other.uid !== uid).slice(0, limit);
  }
}

/**
 * Stores an account that was opened while other things happened: a stored account of the same or a later number stays as it is, and so does a hold. Returns the
 * stored one. Throws `not_found` when its person has left. Reads 2, writes up to 1.
 */
export function addConnectedAccount(
  { db }: { readonly db: Database },
  opened: ConnectedAccount,
): Promise<ConnectedAccount> {
  return unitOfWork({ db }, async (tx) => {
    await tx.users.get(opened.uid);
    const current = await tx.connectedAccounts.find(opened.uid);
    if (current && current.generation >= opened.generation) return current;
    const added = { ...opened, heldAt: current?.heldAt ?? null };
    tx.connectedAccounts.put(added);
    return added;
  });
}

/**
 * Changes the account with this provider's id as it is by then; its person's as it is then comes back: another, untouched, when they have
 * opened one since, null when it is gone. Reads 1, writes up to 1.
 */
export function updateConnectedAccount(
  { db }: { readonly db: Database },
  { uid, accountId }: Pick<ConnectedAccount, 'uid' | 'accountId'>,
  change: (current: ConnectedAccount) => ConnectedAccount,
): Promise<ConnectedAccount | null> {
  return unitOfWork({ db }, async ({ connectedAccounts }) => {
    const current = await connectedAccounts.find(uid);
    if (current?.accountId !== accountId) return current;
    const changed = change(current);
    connectedAccounts.put(changed);
    return changed;
  });
}

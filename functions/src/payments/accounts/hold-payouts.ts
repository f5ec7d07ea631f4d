import type { Tx } from '../../platform/database/database.ts';

/**
 * Holds every payout to a person from now on, or lets them be paid again. Who has no account cannot be paid anyway. What was set aside before is still
 * sent. Reads 1, writes at most 1.
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

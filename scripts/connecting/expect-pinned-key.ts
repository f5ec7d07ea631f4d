import type { Dependencies } from '../../functions/src/platform/dependencies.ts';
import { findPinnedAccount, wrongMode } from '../../functions/src/platform/pinned-account.ts';

/**
 * Throws when a client's key is of another account, or another mode, than its project is pinned to: what that account does not show would count as missing.
 * Unlike the functions it pins nothing where no account is pinned yet.
 */
export async function expectPinnedKey(
  { db, stripe }: Pick<Dependencies, 'db' | 'stripe'>,
  isLive: boolean,
): Promise<void> {
  const pinned = await findPinnedAccount({ db });
  const { id: ofKey } = await stripe.accounts.retrieveCurrent();
  if (pinned !== null && pinned.accountId !== ofKey)
    throw new Error(
      `Nothing was compared: the key is of ${ofKey}, and this project is pinned to ${pinned.accountId}. npm run pin:stripe says more.`,
    );
  const problem = pinned && wrongMode(pinned, isLive);
  if (problem) throw new Error(`Nothing was compared. ${problem}`);
}

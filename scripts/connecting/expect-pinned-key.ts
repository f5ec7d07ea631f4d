import type { Dependencies } from '../../functions/src/platform/dependencies.ts';
import { findPinnedAccount } from '../../functions/src/platform/pinned-account.ts';

/**
 * Throws when a client's key is of another account than the one that its project is pinned to: what that account does not show would count as missing.
 * Unlike the functions it pins nothing where no account is pinned yet.
 */
export async function expectPinnedKey({ db, stripe }: Pick<Dependencies, 'db' | 'stripe'>): Promise<void> {
  const pinned = await findPinnedAccount({ db });
  const { id: ofKey } = await stripe.accounts.retrieveCurrent();
  if (pinned !== null && pinned !== ofKey)
    throw new Error(
      `Nothing was compared: the key is of ${ofKey}, and this project is pinned to ${pinned}. npm run pin:stripe says more.`,
    );
}

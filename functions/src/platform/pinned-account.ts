import { PINNED, PlatformAccount } from '@doubloon/contract/payments/provider/platform-account.ts';
import type Stripe from 'stripe';
import { unitOfWork } from './database/database.ts';
import { storeOf } from './database/document-store.ts';
import type { Dependencies } from './dependencies.ts';

export class PlatformAccounts extends storeOf('platformAccount', PlatformAccount, () => PINNED) {}

/** How often an instance whose key is refused checks whether that has changed. */
const LOOK_AGAIN_MS = 60_000;

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log'>;

/**
 * True when the client's key belongs to the account that this project is pinned to. The first account seen becomes the pinned one; another one is logged as an
 * error. Throws the client's error if the provider does not answer. Reads 1; the first call also reads 1 more and writes 1.
 */
export async function isPinnedKey({ db, clock, log }: Needs, stripe: Stripe): Promise<boolean> {
  // The account of the key: https://docs.stripe.com/api/accounts/retrieve
  const { id: account } = await stripe.accounts.retrieveCurrent();
  const pinned = (await findPinnedAccount({ db })) ?? (await pinFirst({ db, clock }, account));
  if (account === pinned) return true;
  log.error({ account, pinned }, 'the key is of another platform account');
  return false;
}

/** Pins the project to an account unless another process has pinned it meanwhile; returns the pinned account. */
function pinFirst({ db, clock }: Pick<Needs, 'db' | 'clock'>, accountId: string): Promise<string> {
  return unitOfWork({ db }, async (tx) => {
    const stored = await tx.platformAccount.find(PINNED);
    if (!stored) tx.platformAccount.add({ accountId, pinnedAt: clock.now() });
    return stored?.accountId ?? accountId;
  });
}

/** Returns the check whether a client may call the provider. Each instance checks once, and again every minute while its key belongs to another account. */
export function createKeyGuard(deps: Needs): (stripe: Stripe) => Promise<boolean> {
  let isOurs = false;
  let refusedAt: number | null = null;
  return async (stripe) => {
    const now = deps.clock.now().getTime();
    if (isOurs) return true;
    if (refusedAt !== null && now >= refusedAt && now < refusedAt + LOOK_AGAIN_MS) return false;
    isOurs = await isPinnedKey(deps, stripe);
    refusedAt = isOurs ? null : now;
    return isOurs;
  };
}

/** Returns the account that the project is pinned to; null before the first use. Reads 1. */
export async function findPinnedAccount({ db }: Pick<Needs, 'db'>): Promise<string | null> {
  return (await db.platformAccount.find(PINNED))?.accountId ?? null;
}

/** Pins the project to another account. From then on, payments made with the previous account can be neither paid out nor refunded. Writes 1. */
export async function pinAccount({ db, clock }: Pick<Needs, 'db' | 'clock'>, accountId: string): Promise<void> {
  await unitOfWork({ db }, (tx) => tx.platformAccount.put({ accountId, pinnedAt: clock.now() }));
}

import { PINNED, PlatformAccount } from '@doubloon/contract/payments/provider/platform-account.ts';
import type Stripe from 'stripe';
import { unitOfWork } from './database/database.ts';
import { storeOf } from './database/document-store.ts';
import type { Dependencies } from './dependencies.ts';

export class PlatformAccounts extends storeOf('platformAccount', PlatformAccount, () => PINNED) {}

/** How often an instance whose key is refused checks whether that has changed. */
const LOOK_AGAIN_MS = 60_000;

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log'> & {
  readonly config: { readonly stripe: Pick<Dependencies['config']['stripe'], 'isLive'> };
};

/** An account at the provider, and whether its money is real; null where only an older document says which account. */
export type PinnedAccount = Pick<PlatformAccount, 'accountId' | 'isLive'>;

/**
 * True when the client's key belongs to the account that this project is pinned to, and is of its mode. The first account seen becomes the pinned one, with the mode of the
 * deployment; another one, or the other mode, is logged as an error: what was paid with test money must never be paid out for real. Throws the client's error if the
 * provider does not answer. Reads 1; the first call also reads 1 more and writes 1.
 */
export async function isPinnedKey({ db, clock, log, config }: Needs, stripe: Stripe): Promise<boolean> {
  // The account of the key: https://docs.stripe.com/api/accounts/retrieve
  const { id: account } = await stripe.accounts.retrieveCurrent();
  const { isLive } = config.stripe;
  const known = await findPinnedAccount({ db });
  const isComplete = known !== null && known.isLive !== null;
  const pinned = isComplete ? known : await pinFirst({ db, clock }, { accountId: account, isLive });
  if (pinned.accountId !== account) {
    log.error({ account, pinned: pinned.accountId }, 'the key is of another platform account');
    return false;
  }
  if (pinned.isLive !== isLive) {
    log.error({ account, isLive, pinned: pinned.isLive }, 'the key is of another mode than the project');
    return false;
  }
  return true;
}

/** Pins the project to an account and its mode unless another process has done so meanwhile; returns what is pinned. An older document gets the mode that its own account is used in. */
function pinFirst({ db, clock }: Pick<Needs, 'db' | 'clock'>, seen: PinnedAccount): Promise<PinnedAccount> {
  return unitOfWork({ db }, async (tx) => {
    const stored = await tx.platformAccount.find(PINNED);
    if (stored && (stored.isLive !== null || stored.accountId !== seen.accountId)) return stored;
    if (stored) tx.platformAccount.put({ ...stored, isLive: seen.isLive });
    else tx.platformAccount.add({ ...seen, pinnedAt: clock.now() });
    return seen;
  });
}

/** Returns the check whether a client may call the provider. Each instance checks once, and again every minute while its key belongs to another account or is of another mode. */
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

/** Returns the account that the project is pinned to, and its mode; null before the first use. Reads 1. */
export function findPinnedAccount({ db }: Pick<Needs, 'db'>): Promise<PinnedAccount | null> {
  return db.platformAccount.find(PINNED);
}

/** Pins the project to another account. From then on, payments made with the previous account can be neither paid out nor refunded. Writes 1. */
export async function pinAccount({ db, clock }: Pick<Needs, 'db' | 'clock'>, pinned: PinnedAccount): Promise<void> {
  const { accountId, isLive } = pinned;
  await unitOfWork({ db }, (tx) => tx.platformAccount.put({ accountId, isLive, pinnedAt: clock.now() }));
}

const MODES = { true: 'live', false: 'test' } as const;
const nameOf = (isLive: boolean) => MODES[`${isLive}`];

/** Says why a key of another mode than its project is refused; null for one of the same mode, or of which the project does not know it yet. */
export function wrongMode(pinned: Pick<PinnedAccount, 'isLive'>, isLive: boolean): string | null {
  if (pinned.isLive === null || pinned.isLive === isLive) return null;
  return `The key is a ${nameOf(isLive)} one, and the project ran in ${nameOf(pinned.isLive)} mode: what its people paid and earned is ${pinned.isLive ? 'real' : 'test'} money. Use a fresh project for ${nameOf(isLive)} mode.`;
}

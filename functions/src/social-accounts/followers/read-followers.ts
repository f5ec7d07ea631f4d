import { grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { OAUTH_PLATFORMS, type OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { socialAccountId, type SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findPause, recordOutcome } from '../../readings/grants/grant-pauses.ts';
import { findToken } from '../../readings/grants/grants.ts';
import { isFailure, type Failure } from '../../readings/providers/provider.ts';
import { isOfPlatform, readInTurn } from '../../readings/read-in-turn.ts';
import { FOLLOWER_PROVIDERS } from './follower-providers.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config' | 'safeFetch'>;

/** Accounts of a platform in one run; the next one continues. */
const MAX_ACCOUNTS = 200;

/**
 * Reads how many follow the accounts that are due, those of a platform the longest due first, in its turn and within its quota of the day, in which an account
 * counts as a post. What could not be asked for stays due.
 */
export async function readDueFollowers(deps: Needs): Promise<void> {
  const { db, clock } = deps;
  await readInTurn(deps, OAUTH_PLATFORMS, {
    maxPerRun: MAX_ACCOUNTS,
    find: (platform, limit) => db.socialAccounts.findFollowersDue(platform, clock.now(), limit),
    groupsOf: (due, platform) => Promise.resolve(inGroups(due, FOLLOWER_PROVIDERS[platform].mostAccounts)),
    async read(counted, group, platform) {
      if (await waitsForGrant(counted, platform, group)) return { posts: 0, failure: null };
      const failure = await readFollowers(counted, platform, group);
      return { posts: failure ? 0 : group.length, failure };
    },
  });
}

/** True when the permission of a creator is left alone: how many follow the account is asked for when that ends. */
async function waitsForGrant(
  deps: Needs,
  platform: OauthPlatform,
  [account]: readonly SocialAccount[],
): Promise<boolean> {
  const granted = grantPlatform(platform);
  const pausedUntil = granted && account ? await findPause(deps, account.uid, granted) : null;
  if (!account || !pausedUntil) return false;
  await changeAccount(deps, account, { followersDueAt: pausedUntil });
  return true;
}

function inGroups(accounts: readonly SocialAccount[], size: number): SocialAccount[][] {
  return Array.from({ length: Math.ceil(accounts.length / size) }, (_, index) =>
    accounts.slice(index * size, (index + 1) * size),
  );
}

/**
 * Reads how many follow accounts of one platform, which is one where it takes its creator's token, and records it. Where the platform does not say, there is no
 * number. Returns why nothing could be learnt of any, which is then asked for again.
 */
export async function readFollowers(
  deps: Needs,
  platform: OauthPlatform,
  accounts: readonly SocialAccount[],
): Promise<Failure | null> {
  const counts = await ask(deps, platform, accounts);
  if (isFailure(counts) && isOfPlatform(counts)) return counts;
  const found = new Map((isFailure(counts) ? [] : counts).map((one) => [one.handle, one]));
  for (const account of accounts) await recordFollowers(deps, account, found.get(account.handle));
  return null;
}

async function ask(deps: Needs, platform: OauthPlatform, accounts: readonly SocialAccount[]) {
  const provider = FOLLOWER_PROVIDERS[platform];
  const granted = grantPlatform(platform);
  const [account] = accounts;
  if (!granted || !account) return provider.read(deps, accounts, '');
  const found = await findToken(deps, account.uid, granted, account.handle);
  const counts = 'problem' in found ? found : await provider.read(deps, accounts, found.token);
  await recordOutcome(deps, account.uid, granted, isFailure(counts) ? counts : null);
  return counts;
}

/** Records how many follow an account. Reads 1, writes 1. */
function recordFollowers(
  deps: Needs,
  account: SocialAccount,
  found: { readonly count: number; readonly platformId: string | null } | undefined,
): Promise<void> {
  const now = deps.clock.now();
  return changeAccount(deps, account, {
    followers: found ? { count: found.count, at: now } : null,
    followersDueAt: addDays(now, 1),
    ...(found && { platformId: found.platformId }),
  });
}

/** Changes an account, unless another one has taken its place. Reads 1, writes 1. */
function changeAccount(
  { db }: Needs,
  { uid, platform, handle }: SocialAccount,
  changes: Partial<SocialAccount>,
): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    if ((await tx.socialAccounts.findOf(uid, platform))?.handle !== handle) return;
    tx.socialAccounts.update(socialAccountId(uid, platform), changes);
  });
}

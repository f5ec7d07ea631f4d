import { grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { OAUTH_PLATFORMS, type OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { socialAccountId, type SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findToken } from '../../readings/grants/grants.ts';
import { isFailure, type Failure } from '../../readings/providers/provider.ts';
import { takeTurn } from '../../readings/reading-use.ts';
import { FOLLOWER_PROVIDERS } from './follower-providers.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config' | 'safeFetch'>;

/** Accounts of a platform in one run; the next one continues. */
const MAX_ACCOUNTS = 200;
/** A platform that said nothing of so many creators, one after the other, is down. */
const SILENT_GROUPS = 3;

/**
 * Reads how many follow the accounts that are due, those of a platform the longest due first, in its turn and within its quota of the day, in which an account
 * counts as a post. What could not be asked for stays due.
 */
export async function readDueFollowers(deps: Needs): Promise<void> {
  const outcomes = await Promise.allSettled(OAUTH_PLATFORMS.map((platform) => readPlatform(deps, platform)));
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Followers were not read');
}

async function readPlatform(deps: Needs, platform: OauthPlatform): Promise<void> {
  const { db, clock } = deps;
  const [longestDue] = await db.socialAccounts.findFollowersDue(platform, clock.now(), 1);
  const turn = longestDue && (await takeTurn(deps, platform));
  if (!turn) return;
  const asked = { posts: 0, calls: 0, failure: null as Failure | null };
  const counted: Needs = {
    ...deps,
    safeFetch(url, request) {
      asked.calls += 1;
      return deps.safeFetch(url, request);
    },
  };
  try {
    const most = Math.min(MAX_ACCOUNTS, turn.mostPosts);
    const due = most > 0 ? await db.socialAccounts.findFollowersDue(platform, clock.now(), most) : [];
    const { mostAccounts } = FOLLOWER_PROVIDERS[platform];
    let silent = 0;
    for (let start = 0; start < due.length; start += mostAccounts) {
      const group = due.slice(start, start + mostAccounts);
      const failure = await readFollowers(counted, platform, group);
      if (!failure) asked.posts += group.length;
      silent = failure ? silent + 1 : 0;
      if (silent < (grantPlatform(platform) ? SILENT_GROUPS : 1)) continue;
      asked.failure = failure;
      break;
    }
  } finally {
    await turn.end(asked);
  }
}

/**
 * Reads how many follow accounts of one platform, which is one where it takes its creator's token, and notes it. Where the platform does not say, there is no
 * number. Returns why nothing could be learnt of any, which is then asked for again.
 */
export async function readFollowers(
  deps: Needs,
  platform: OauthPlatform,
  accounts: readonly SocialAccount[],
): Promise<Failure | null> {
  const counts = await ask(deps, platform, accounts);
  if (isFailure(counts) && (counts.problem === 'unavailable' || counts.problem === 'over_quota')) return counts;
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
  return 'problem' in found ? found : provider.read(deps, accounts, found.token);
}

/** Notes how many follow an account, unless another one has taken its place. Reads 1, writes 1. */
function recordFollowers(
  { db, clock }: Needs,
  { uid, platform, handle }: SocialAccount,
  found: { readonly count: number; readonly platformId: string | null } | undefined,
): Promise<void> {
  return unitOfWork({ db }, async (tx) => {
    if ((await tx.socialAccounts.findOf(uid, platform))?.handle !== handle) return;
    const now = clock.now();
    tx.socialAccounts.update(socialAccountId(uid, platform), {
      followers: found ? { count: found.count, at: now } : null,
      followersDueAt: addDays(now, 1),
      ...(found && { platformId: found.platformId }),
    });
  });
}

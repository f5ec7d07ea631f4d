import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { OAUTH_PLATFORMS } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { SocialAccount, uidOfSocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { type Copy, defineProjections, type Effect } from '../platform/projections/projection.ts';
import { storeCopies } from '../stores/store-copies.ts';
import { endWithAccount } from '../readings/grants/follow-account.ts';
import { readFollowers } from './followers/read-followers.ts';

/** An account linked longer ago than this is read by the schedule. */
const JUST_LINKED_MS = 60 * 60_000;

/** The platform that says how many follow an account; undefined when it is none of those. */
const tellingPlatform = ({ platform }: SocialAccount) => OAUTH_PLATFORMS.find((known) => known === platform);

/** Reads how many follow an account that was just linked; when that fails, it stays due for the schedule. Reads at most 4, writes at most 1. */
const readWhenLinked: Effect = async (deps, { params }) => {
  const account = await deps.db.socialAccounts.find(params.id);
  const platform = account && tellingPlatform(account);
  if (!platform || account.followers) return;
  const now = deps.clock.now();
  const isDue = account.followersDueAt === null || account.followersDueAt <= now;
  if (isDue && now.getTime() - account.verifiedAt.getTime() < JUST_LINKED_MS) {
    await readFollowers(deps, platform, [account]);
  }
};

/** How many follow the account, in the store of its creator. */
const followersInStore: Copy = { ...storeCopies, keyOf: ({ params }) => uidOfSocialAccount(params.id) };

export const socialAccountProjections = defineProjections({
  trigger: 'onSocialAccountWritten',
  collection: COLLECTIONS.socialAccounts,
  schema: SocialAccount,
  derivedFields: (account) => ({
    followersDueAt: tellingPlatform(account) ? (account.followersDueAt ?? account.verifiedAt) : null,
  }),
  copies: [followersInStore],
  effects: [endWithAccount, readWhenLinked],
  secrets: ['accounts', 'readings', 'grants'],
});

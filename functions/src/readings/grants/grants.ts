import { grantPlatform, type GrantPlatform, type SocialGrant } from '@doubloon/contract/readings/social-grant.ts';
import type { OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { socialAccountId } from '@doubloon/contract/social-accounts/operations.ts';
import type { Config } from '../../platform/config/config.ts';
import { unitOfWork, type Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { seal, unseal } from '../../platform/sealing.ts';
import { GRANT_PROVIDERS, type Tokens } from './grant-providers.ts';

export type GrantDeps = Pick<Dependencies, 'db' | 'clock' | 'log' | 'config' | 'safeFetch'>;

/** A token that expires within this time is refreshed before it is used. */
const SOON_MS = 5 * 60_000;

/** Returns the scope to request besides those that identify the person; null if none is needed, or if the product could not store the permission. */
export function readingScope({ grantKeys }: Pick<Config, 'grantKeys'>, platform: OauthPlatform): string | null {
  const granted = grantPlatform(platform);
  return granted && grantKeys.length > 0 ? GRANT_PROVIDERS[granted].scope : null;
}

/**
 * Returns the tokens of a person who has just allowed their posts to be read; null if they have not, if the platform does not say, or if the product has no key
 * to seal them with. `answer` comes from the platform's token endpoint.
 */
export async function obtainTokens(deps: GrantDeps, platform: GrantPlatform, answer: unknown): Promise<Tokens | null> {
  const client = deps.config.oauthClients[platform];
  if (!client || deps.config.grantKeys.length === 0) return null;
  try {
    return await GRANT_PROVIDERS[platform].obtain(deps, client, answer);
  } catch (error) {
    deps.log.warn({ platform, failure: error instanceof Error ? error.name : 'unknown' }, 'permission not kept');
    return null;
  }
}

/** Stores a permission, sealed, replacing an earlier one for the platform. Writes 1. */
export function keepGrant(
  tx: Tx,
  { config, clock }: Pick<GrantDeps, 'config' | 'clock'>,
  of: Pick<SocialGrant, 'uid' | 'platform' | 'handle'>,
  tokens: Tokens,
): void {
  const unused = { endedAt: null, failures: 0, pausedUntil: null };
  tx.socialGrants.put({ ...of, ...sealed({ config }, of, tokens), grantedAt: clock.now(), ...unused });
}

/**
 * Returns a token with which an account's posts can be read now, refreshed if it would expire soon, or the reason why there is none. Reads 1 to 3, writes at
 * most 1.
 */
export async function findToken(
  deps: GrantDeps,
  uid: string,
  platform: GrantPlatform,
  handle: string,
): Promise<{ readonly token: string } | { readonly problem: 'grant_needed' | 'grant_ended' | 'unavailable' }> {
  const grant = await deps.db.socialGrants.findOf(uid, platform);
  if (!grant || grant.handle !== handle) return { problem: 'grant_needed' };
  if (grant.endedAt) return { problem: 'grant_ended' };
  const tokens = tryToOpen(deps, grant);
  if (!tokens) return { problem: 'unavailable' };
  const isGood = grant.accessEndsAt.getTime() > deps.clock.now().getTime() + SOON_MS;
  if (isGood) return { token: tokens.access };
  const fresh = await refreshGrant(deps, grant);
  if (fresh === 'unavailable') return { problem: 'unavailable' };
  if (fresh === 'ended') return { problem: 'grant_ended' };
  return { token: opened(deps, fresh).access };
}

/**
 * Refreshes the tokens of a permission. If another process has done so meanwhile, its tokens are used, because a platform accepts a refresh token only once. A
 * refused permission is recorded as ended. Reads at most 2, writes 1.
 */
export async function refreshGrant(
  deps: GrantDeps,
  grant: SocialGrant,
): Promise<SocialGrant | 'ended' | 'unavailable'> {
  const { uid, platform } = grant;
  const client = deps.config.oauthClients[platform];
  if (!client) return 'unavailable';
  const outcome = await GRANT_PROVIDERS[platform].refresh(deps, client, opened(deps, grant));
  if (outcome === 'unavailable') return 'unavailable';
  return unitOfWork({ db: deps.db }, async (tx) => {
    const current = await tx.socialGrants.findOf(uid, platform);
    if (!current) return 'ended';
    if (current.access.text !== grant.access.text) return current.endedAt ? 'ended' : current;
    if (outcome === 'ended') {
      tx.socialGrants.update(socialAccountId(uid, platform), { endedAt: deps.clock.now(), keepBy: null });
      return 'ended';
    }
    const fresh = { ...current, ...sealed(deps, current, outcome), endedAt: null };
    tx.socialGrants.put(fresh);
    return fresh;
  });
}

/** Refreshes the tokens of a permission whose token the platform has refused; false if the permission has ended. Reads at most 2, writes at most 1. */
export async function renewRefused(deps: GrantDeps, uid: string, platform: GrantPlatform): Promise<boolean> {
  const grant = await deps.db.socialGrants.findOf(uid, platform);
  return grant !== null && grant.endedAt === null && (await refreshGrant(deps, grant)) !== 'ended';
}

/** Revokes tokens that will not be stored, if the platform can be reached. */
export async function discardTokens(deps: GrantDeps, platform: GrantPlatform, tokens: Tokens): Promise<void> {
  const client = deps.config.oauthClients[platform];
  if (client) await GRANT_PROVIDERS[platform].revoke(deps, client, tokens);
}

/** Seals the tokens of a permission again, with the current key. Reads 1, writes at most 1. */
export async function resealGrant(deps: GrantDeps, { uid, platform }: SocialGrant): Promise<void> {
  await unitOfWork({ db: deps.db }, async (tx) => {
    const grant = await tx.socialGrants.findOf(uid, platform);
    if (grant) tx.socialGrants.put({ ...grant, ...sealed(deps, grant, opened(deps, grant)) });
  });
}

/**
 * Ends a permission at its platform and deletes it. Returns false if the platform could not be reached and the call must be repeated. Reads 1, writes at most
 * 1.
 */
export async function endGrant(deps: GrantDeps, grant: SocialGrant): Promise<boolean> {
  const { uid, platform } = grant;
  const client = deps.config.oauthClients[platform];
  const tokens = tryToOpen(deps, grant);
  if (client && tokens && !grant.endedAt && !(await GRANT_PROVIDERS[platform].revoke(deps, client, tokens)))
    return false;
  await unitOfWork({ db: deps.db }, async (tx) => {
    const current = await tx.socialGrants.findOf(uid, platform);
    // A permission that was granted meanwhile stays.
    if (current?.access.text === grant.access.text) tx.socialGrants.remove(socialAccountId(uid, platform));
  });
  return true;
}

type Place = Pick<SocialGrant, 'uid' | 'platform'>;
const placeOf = ({ uid, platform }: Place, field: 'access' | 'refresh') => `${socialAccountId(uid, platform)} ${field}`;

function sealed({ config }: Pick<GrantDeps, 'config'>, of: Place, { access, refresh, accessEndsAt, keepBy }: Tokens) {
  return {
    access: seal(config.grantKeys, access, placeOf(of, 'access')),
    refresh: refresh === null ? null : seal(config.grantKeys, refresh, placeOf(of, 'refresh')),
    accessEndsAt,
    keepBy,
  };
}

function opened({ config }: Pick<GrantDeps, 'config'>, grant: SocialGrant): Tokens {
  const { access, refresh, accessEndsAt, keepBy } = grant;
  return {
    access: unseal(config.grantKeys, access, placeOf(grant, 'access')),
    refresh: refresh && unseal(config.grantKeys, refresh, placeOf(grant, 'refresh')),
    accessEndsAt,
    keepBy,
  };
}

/** Returns the tokens of a permission, or null if the key that they were sealed with is gone. */
function tryToOpen(deps: GrantDeps, grant: SocialGrant): Tokens | null {
  try {
    return opened(deps, grant);
  } catch (error) {
    deps.log.error({ uid: grant.uid, platform: grant.platform, err: error }, 'a permission cannot be opened');
    return null;
  }
}

import { profileUrl } from '@doubloon/contract/links/account-url.ts';
import type { OauthState, SocialFailure } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import { grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { AuthorizationResponseError } from 'oauth4webapi';
import { ifRefused } from '../../platform/app-error.ts';
import type { OauthClient } from '../../platform/config/oauth-clients.ts';
import { unitOfWork, type Tx } from '../../platform/database/database.ts';
import type { Call, Input, BrowserHandler } from '../../platform/dependencies.ts';
import { SafeFetchError } from '../../platform/fetching/safe-fetch.ts';
import { discardTokens, keepGrant, obtainTokens } from '../../readings/grants/grants.ts';
import { linkAccount, linkedAccount } from '../link-accounts.ts';
import { exchangeCode, type ProvenAccount } from './exchange-code.ts';
import { callbackUrl, connectedUrl, failedUrl } from './outcome-url.ts';
import { OAUTH_PROVIDERS } from './providers.ts';

/**
 * Links the account that its person has signed in to at the platform, with their permission to read views where they gave it, and leads to the profile page
 * with the outcome. A state is good once, for ten minutes, in the browser and for the platform it was made for.
 */
export const finishOauth: BrowserHandler<'finishOauth'> = async (call, input, browser) => {
  const { db, clock, config } = call;
  const { platform } = input.params;
  const failed = (reason: SocialFailure) => failedUrl(config, platform, reason);
  const client = config.oauthClients[platform];
  if (!client) return failed('not_configured');
  const sent = await unitOfWork({ db }, (tx) => tx.oauthStates.take(input.query.state));
  if (!sent || sent.expiresAt <= clock.now()) return failed('expired');
  if (sent.platform !== platform || sent.fingerprint !== browser.fingerprint) return failed('mismatch');
  const found = await findAccount(call, client, sent, input.query);
  if ('failure' in found) return failed(found.failure);
  const { uid, readsViews } = sent;
  const { handle } = found;
  const granted = readsViews ? grantPlatform(platform) : undefined;
  const tokens = granted ? await obtainTokens(call, granted, found.tokens) : null;
  const account = linkedAccount({
    uid,
    platform,
    handle,
    url: profileUrl(platform, handle),
    verifiedBy: 'oauth',
    verifiedAt: clock.now(),
  });
  const failure = await link(call, account, (tx) => {
    if (granted && tokens) keepGrant(tx, call, { uid, platform: granted, handle }, tokens);
  });
  if (failure && granted && tokens) await discardTokens(call, granted, tokens);
  return failure ? failed(failure) : connectedUrl(config, platform);
};

async function findAccount(
  { safeFetch, config, log }: Call<null>,
  client: OauthClient,
  { platform, codeVerifier }: OauthState,
  { state, code, error: refusal, iss }: Input<'finishOauth'>['query'],
): Promise<(ProvenAccount & { readonly handle: string }) | { readonly failure: SocialFailure }> {
  const given = Object.entries({ state, code, error: refusal, iss }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const answer = {
    parameters: new URLSearchParams(given),
    state,
    codeVerifier,
    redirectUri: callbackUrl(config, platform),
  };
  try {
    const { handle, tokens } = await exchangeCode(safeFetch, OAUTH_PROVIDERS[platform], client, answer);
    return handle === undefined ? { failure: 'no_account' } : { handle, tokens };
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return { failure: 'denied' };
    log.warn({ platform, err: error }, 'account not connected');
    return { failure: error instanceof SafeFetchError ? 'unavailable' : 'refused' };
  }
}

function link({ db }: Call<null>, account: SocialAccount, keep: (tx: Tx) => void): Promise<SocialFailure | null> {
  const linked = unitOfWork({ db }, async (tx) => {
    const before = await tx.socialAccounts.findOf(account.uid, account.platform);
    await linkAccount(tx, account, before);
    keep(tx);
    return null;
  });
  // Not found is an account that has ended meanwhile, to which nobody may come back.
  return linked.catch(ifRefused({ already_exists: 'taken', illegal_state: 'under_review', not_found: 'expired' }));
}

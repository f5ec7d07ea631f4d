import { randomBytes } from 'node:crypto';
import { json, type SiteAnswer } from '../answers.ts';
import type { IssuedToken } from '../apis/api-request.ts';
import type { World } from '../world.ts';
import type { Grant, Provider } from './providers.ts';

const newSecret = (kind: string): string => `${kind}-${randomBytes(18).toString('base64url')}`;

/** Issues a token, with another that replaces it where the provider gives one; returns the provider's answer. */
export function issueToken(provider: Provider, grant: Grant, world: World): unknown {
  const { tokenSeconds, refreshSeconds } = provider;
  const issuedAt = world.now();
  const token: IssuedToken = {
    ...grant,
    issuedAt,
    expiresAt: issuedAt + tokenSeconds * 1_000,
    ...(refreshSeconds && { refreshToken: newSecret('refresh') }),
  };
  const text = newSecret('token');
  world.keep('tokens', text, token);
  if (token.refreshToken && refreshSeconds) {
    world.keep('refreshTokens', token.refreshToken, {
      ...grant,
      issuedAt,
      expiresAt: issuedAt + refreshSeconds * 1_000,
    });
  }
  return provider.tokenAnswer(text, token);
}

/** Replaces a token and its refresh token, which is good once: https://developers.tiktok.com/docs/en/oauth-refresh-a-user-access-token. */
export function refreshToken(provider: Provider, form: URLSearchParams, world: World): SiteAnswer {
  const kept = world.take('refreshTokens', form.get('refresh_token') ?? '') as IssuedToken | undefined;
  if (kept?.platform !== provider.platform || kept.expiresAt <= world.now()) {
    return provider.tokenError('invalid_grant', 'Refresh token is invalid or expired.');
  }
  const { platform, handle, scope } = kept;
  return json(200, issueToken(provider, { platform, handle, scope }, world));
}

/** Ends a token and what would replace it: https://developers.tiktok.com/docs/en/oauth-revoke-a-user-access-token. */
export function revokeToken(provider: Provider, form: URLSearchParams, world: World): SiteAnswer {
  if (!form.get(provider.clientIdField) || form.get('client_secret')?.startsWith('wrong') !== false) {
    return provider.tokenError('invalid_client', 'Invalid client credentials');
  }
  const ended = world.take('tokens', form.get('token') ?? '') as IssuedToken | undefined;
  if (!ended) return provider.tokenError('invalid_request', 'The token is unknown');
  if (ended.refreshToken) world.take('refreshTokens', ended.refreshToken);
  return json(200, {});
}

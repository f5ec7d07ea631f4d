import { createHash } from 'node:crypto';
import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';
import { describe, expect, it } from 'vitest';
import type { SafeFetch } from '../../platform/fetching/safe-fetch.ts';
import { authorizationRequest, exchangeCode } from './exchange-code.ts';
import { OAUTH_PROVIDERS } from './providers.ts';

const client = { clientId: 'app', clientSecret: 's3cret&more' };
const redirectUri = 'https://doubloon.example/api/social-accounts/oauth/any/callback';

interface Asked {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: Record<string, string>;
}

/** A platform that answers these bodies one after the other, and the requests it got. */
function platform(...answers: { status?: number; body: unknown }[]): { fetch: SafeFetch; asked: Asked[] } {
  const asked: Asked[] = [];
  const fetch: SafeFetch = (url, { method, headers = {}, body } = {}) => {
    asked.push({ url, method, headers, form: Object.fromEntries(new URLSearchParams(body)) });
    const { status = 200, body: answer } = answers.shift() ?? { body: null };
    return Promise.resolve({
      status,
      url,
      headers: {},
      body: typeof answer === 'string' ? answer : JSON.stringify(answer),
    });
  };
  return { fetch, asked };
}

const answerWith = (parameters: Record<string, string>) => ({
  parameters: new URLSearchParams({ state: 'sent', ...parameters }),
  state: 'sent',
  codeVerifier: 'v'.repeat(43),
  redirectUri,
});
const token = { body: { access_token: 'token', token_type: 'bearer' } };

describe('an authorisation request', () => {
  it.each(['instagram', 'tiktok', 'youtube', 'twitter'] as const)(
    'of %s carries state and an S256 challenge',
    (name) => {
      const provider = OAUTH_PROVIDERS[name];
      const { url, state, codeVerifier } = authorizationRequest(provider, client, redirectUri, null);
      const digest = createHash('sha256').update(codeVerifier);
      expect(url.searchParams.get('code_challenge')).toBe(digest.digest(name === 'tiktok' ? 'hex' : 'base64url'));
      expect(url.searchParams.get('state')).toBe(state);
      expect(url.searchParams.get(provider.clientIdField)).toBe('app');
      expect(url.href).not.toContain('s3cret');
      expect(authorizationRequest(provider, client, redirectUri, null).state).not.toBe(state);
    },
  );
});

describe('exchanging a code', () => {
  it('sends code, verifier and credentials to the token address, and the token in a header only', async () => {
    const { fetch, asked } = platform(token, { body: { data: { user: { username: 'Mina' } } } });
    expect((await exchangeCode(fetch, OAUTH_PROVIDERS.tiktok, client, answerWith({ code: 'c' }))).handle).toBe('mina');
    expect(asked[0]).toMatchObject({
      url: 'https://open.tiktokapis.com/v2/oauth/token/',
      method: 'POST',
      form: {
        grant_type: 'authorization_code',
        code: 'c',
        code_verifier: 'v'.repeat(43),
        redirect_uri: redirectUri,
        client_key: 'app',
        client_secret: 's3cret&more',
      },
    });
    expect(asked[1]?.headers).toEqual({ authorization: 'Bearer token' });
    expect(asked[1]?.url).not.toContain('token=');
  });

  it('proves itself to X in the header', async () => {
    const { fetch, asked } = platform(token, { body: { data: { id: '1', username: 'Mina_1' } } });
    expect((await exchangeCode(fetch, OAUTH_PROVIDERS.twitter, client, answerWith({ code: 'c' }))).handle).toBe(
      'mina_1',
    );
    expect(asked[0]?.headers['authorization']).toMatch(/^Basic /);
    expect(asked[0]?.form).not.toHaveProperty('client_secret');
  });

  it('takes Instagram’s answer without a token type', async () => {
    const { fetch } = platform({ body: { access_token: 't', user_id: 1 } }, { body: { username: 'mina' } });
    expect((await exchangeCode(fetch, OAUTH_PROVIDERS.instagram, client, answerWith({ code: 'c' }))).handle).toBe(
      'mina',
    );
  });

  it('names a channel of YouTube that has no handle by its id, and none when there is no channel', async () => {
    const channel = { items: [{ id: 'UCabc_-1', snippet: { title: 'Mina' } }] };
    const withChannel = platform(token, { body: channel });
    const answer = answerWith({ code: 'c', iss: 'https://accounts.google.com' });
    expect((await exchangeCode(withChannel.fetch, OAUTH_PROVIDERS.youtube, client, answer)).handle).toBe(
      'channel/UCabc_-1',
    );
    const without = platform(token, { body: { pageInfo: { totalResults: 0 } } });
    expect((await exchangeCode(without.fetch, OAUTH_PROVIDERS.youtube, client, answer)).handle).toBeUndefined();
  });

  it('asks nobody when the browser came back with a refusal, another state, or from another issuer', async () => {
    const { fetch, asked } = platform();
    const exchange = (parameters: Record<string, string>) =>
      exchangeCode(fetch, OAUTH_PROVIDERS.youtube, client, answerWith(parameters));
    await expect(exchange({ error: 'access_denied' })).rejects.toThrow(AuthorizationResponseError);
    await expect(exchange({ code: 'c', state: 'other' })).rejects.toThrow();
    await expect(exchange({ code: 'c', iss: 'https://evil.example' })).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  it.each([
    ['an error', { status: 400, body: { error: 'invalid_grant', error_description: 'used' } }, ResponseBodyError],
    ['TikTok’s error with status 200', { body: { error: 'invalid_grant', log_id: '1' } }, ResponseBodyError],
    ['no token', { body: { token_type: 'bearer' } }, Error],
    ['a page instead of JSON', { body: '<html>' }, Error],
    ['a list', { body: [] }, Error],
  ])('fails at %s', async (_what, answer, kind) => {
    const { fetch } = platform(answer);
    await expect(exchangeCode(fetch, OAUTH_PROVIDERS.tiktok, client, answerWith({ code: 'c' }))).rejects.toThrow(kind);
  });

  it('fails when the platform does not say whose the token is', async () => {
    const refused = platform(token, { status: 401, body: {} });
    const answer = answerWith({ code: 'c' });
    await expect(exchangeCode(refused.fetch, OAUTH_PROVIDERS.twitter, client, answer)).rejects.toThrow('answered 401');
    const strange = platform(token, { body: { data: {} } });
    await expect(exchangeCode(strange.fetch, OAUTH_PROVIDERS.twitter, client, answer)).rejects.toThrow();
  });
});

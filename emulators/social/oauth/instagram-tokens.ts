import { randomBytes } from 'node:crypto';
import { json, type SiteAnswer } from '../answers.ts';
import { findToken, type IssuedToken } from '../apis/api-request.ts';
import type { World } from '../world.ts';

const LONG_SECONDS = 60 * 86_400;
const MIN_AGE_MS = 86_400_000;

/**
 * Instagram's tokens of 60 days: made of one of an hour (https://developers.facebook.com/documentation/instagram-platform/reference/access_token), and refreshed
 * once a day old (https://developers.facebook.com/documentation/instagram-platform/reference/refresh_access_token). `undefined` for other addresses.
 */
export function answerInstagramToken(
  { address, query }: { readonly address: string; readonly query: URLSearchParams },
  world: World,
): SiteAnswer | undefined {
  const endpoint = /^graph\.instagram\.com\/(?:v\d+\.\d+\/)?(refresh_)?access_token$/.exec(address);
  if (!endpoint) return undefined;
  const isRefresh = endpoint[1] !== undefined;
  const token = findToken(world, 'instagram', query.get('access_token') ?? '');
  if (!token) return failure(190, 'Error validating access token: Session has expired.');
  if (query.get('grant_type') !== (isRefresh ? 'ig_refresh_token' : 'ig_exchange_token')) {
    return failure(100, 'Unsupported grant_type');
  }
  if (isRefresh && world.now() - token.issuedAt < MIN_AGE_MS) {
    return failure(10, 'The access token is not yet 24 hours old.');
  }
  if (!isRefresh && query.get('client_secret')?.startsWith('wrong') !== false) {
    return failure(101, 'Error validating client secret.');
  }
  const text = `token-${randomBytes(18).toString('base64url')}`;
  const issuedAt = world.now();
  const long: IssuedToken = { ...token, issuedAt, expiresAt: issuedAt + LONG_SECONDS * 1_000 };
  world.keep('tokens', text, long);
  return json(200, { access_token: text, token_type: 'bearer', expires_in: LONG_SECONDS });
}

function failure(code: number, message: string): SiteAnswer {
  return json(400, { error: { message, type: 'OAuthException', code, fbtrace_id: '0' } });
}

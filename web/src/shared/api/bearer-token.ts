import { replaceToken, useSession } from '../state/session.ts';

/** How long before it expires a token is renewed, in milliseconds; the script in the pages' head makes no calls with such a token. */
export const REFRESH_AHEAD_MS = 2 * 60_000;

/**
 * The token to send, renewed first when it is about to expire, so that a session of hours never drops. Firebase is
 * loaded only then; most pages of most visits never need it.
 */
export async function bearerToken(): Promise<string | null> {
  const { token, user } = useSession.getState();
  if (!token || !user || !expiresWithin(token, REFRESH_AHEAD_MS, Date.now())) return token;
  const { currentIdToken } = await import('../firebase/auth.ts');
  const fresh = await currentIdToken(user.uid).catch(() => null);
  if (fresh) replaceToken(fresh);
  return fresh ?? token;
}

/** True when a JWT has expired or expires within `aheadMs` of `nowMs`; false for a token without a readable expiry. */
export function expiresWithin(token: string, aheadMs: number, nowMs: number): boolean {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= nowMs + aheadMs;
  } catch {
    return false;
  }
}

import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { networkOf } from './client-address.ts';
import type { Config } from '../config/config.ts';

/** Firebase Hosting passes this cookie to functions and strips every other ("Manage cache behavior", Using cookies). */
const COOKIE = '__session';
const VALUE = /^[\w-]{43}$/;
/** As long as a browser stays known to the accounts that were opened in it. */
export const BROWSER_KNOWN_MS = 180 * 24 * 60 * 60 * 1000;

/** The browser a request comes from, known by a random value in a cookie that scripts cannot read. */
export interface BrowserSession {
  /** A digest of the browser's value, fit for storing; null when it has none. */
  readonly fingerprint: string | null;
  /** The network it asks from (`networkOf`). */
  readonly network: string;
  /** Recognises the browser from now on: gives it a value when it has none, and returns the fingerprint of its value. */
  readonly remember: () => string;
}

/** The browser session of a request; `remember` writes to the response. */
export function browserSession(
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  request: Pick<Request, 'get' | 'ip'>,
  response: Pick<Response, 'cookie' | 'set'>,
): BrowserSession {
  const known = valueIn(request.get('cookie'));
  return {
    fingerprint: known === null ? null : digestOf(known),
    network: networkOf(request.ip),
    remember: () => {
      const value = known ?? randomBytes(32).toString('base64url');
      const secure = siteOrigin.startsWith('https:');
      // The platform leads back by a top-level navigation, which `lax` lets the cookie travel with.
      response.cookie(COOKIE, value, {
        httpOnly: true,
        secure,
        sameSite: 'lax',
        path: '/api',
        maxAge: BROWSER_KNOWN_MS,
      });
      // Hosting takes the cookie away from an answer that does not say it is private.
      response.set('Cache-Control', 'private, no-store');
      return digestOf(value);
    },
  };
}

function valueIn(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name = '', value = ''] = part.trim().split('=');
    if (name === COOKIE && VALUE.test(value)) return value;
  }
  return null;
}

function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}

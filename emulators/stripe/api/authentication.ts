import type { IncomingHttpHeaders } from 'node:http';
import { badParam, unauthenticated } from '../shared/errors.ts';

/** Keys that open the stand-in start like this. */
const KEY_PREFIX = 'sk_test_standin';
/** Keys of another platform account start like this. */
const OTHER_KEY_PREFIX = `${KEY_PREFIX}_other`;

/** Lets a request in. Throws 401 without a key, with a live one (never to be used here) and with any other that is not the stand-in's. */
export function authenticate(headers: IncomingHttpHeaders): void {
  const key = keyOf(headers.authorization);
  if (key === undefined) {
    throw unauthenticated(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth ' +
        "(e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^(sk|rk|pk)_live_/.test(key)) {
    throw unauthenticated(
      'A live mode API key was sent to the Stripe stand-in. It was not used; treat it as exposed to a test machine.',
    );
  }
  if (!key.startsWith(KEY_PREFIX)) throw unauthenticated(`Invalid API Key provided: ${masked(key)}`);
}

/** True for a key of another platform account than the one that the stand-in plays. */
export function isOfOtherPlatform(headers: IncomingHttpHeaders): boolean {
  return keyOf(headers.authorization)?.startsWith(OTHER_KEY_PREFIX) ?? false;
}

/** Accepts any `Stripe-Version` that looks like one; the answers have the shapes of one version only. Throws 400. */
export function checkVersion(headers: IncomingHttpHeaders): void {
  const version = headers['stripe-version'];
  if (version !== undefined && !/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(String(version))) {
    throw badParam(`Invalid Stripe API version: ${String(version)}`, {});
  }
}

function keyOf(header: string | undefined): string | undefined {
  const [scheme, value] = header?.split(' ') ?? [];
  if (!value) return undefined;
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] || undefined;
}

function masked(key: string): string {
  return key.length <= 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`;
}

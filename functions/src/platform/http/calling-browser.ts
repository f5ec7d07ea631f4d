import { BlockList, isIP } from 'node:net';
import type { Request, Response } from 'express';
import { digestOf, newSecret } from '../secrets.ts';
import { browserName } from './browser-name.ts';

/**
 * Google's own networks, without those of Google Cloud's customers (goog.json minus cloud.json, see https://support.google.com/a/answer/10026322). Firebase
 * Hosting's requests reach the function from there.
 */
export const GOOGLE_FRONT_ENDS = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
];

/**
 * Returns Express's `trust proxy` function: which hops may report the hop before them. It trusts the direct peer, because the process is reachable only through
 * Google's front end (the emulator in a local run), and every proxy in `ranges`. Counting hops instead would let callers of the function's own address, which
 * Hosting does not hide, forge one more hop.
 */
export function trustProxies(ranges: readonly string[]): (address: string | undefined, hop: number) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/');
    list.addSubnet(network, Number(prefix), isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return (address, hop) => {
    if (hop === 0) return true;
    const family = isIP(address ?? '');
    return address !== undefined && family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** True for a network in the form `A.B.C.D/N`, or its form in IPv6. */
export function isNetwork(range: string): boolean {
  const [network = '', prefix, ...rest] = range.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(network)];
  return bits !== undefined && rest.length === 0 && /^\d{1,3}$/.test(prefix ?? '') && Number(prefix) <= bits;
}

/**
 * Returns the network under which an address is counted: the address itself, or the /64 of an IPv6 address, which one connection has to itself. All texts that
 * are not addresses count as one.
 */
export function networkOf(address: string | undefined): string {
  const family = isIP(address ?? '');
  if (!address || family === 0) return 'unknown';
  if (family === 4) return address;
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical);
  if (mapped) {
    const [high = 0, low = 0] = mapped.slice(1).map((part) => Number.parseInt(part, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const [head = '', tail] = canonical.split('::').map((side) => side.split(':').filter((part) => part !== ''));
  const left = head === '' ? [] : head;
  const zeros = tail ? Array.from({ length: 8 - left.length - tail.length }, () => '0') : [];
  return `${[...left, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}

/** The only cookie that Firebase Hosting passes to functions ("Manage cache behavior", Using cookies). */
const COOKIE = '__session';
const VALUE = /^[\w-]{43}$/;
/** How long a browser stays known to the accounts that signed in with it. */
export const BROWSER_KNOWN_MS = 180 * 24 * 60 * 60 * 1000;

/** The browser a request comes from, known by a random value in a cookie that scripts cannot read. */
export interface BrowserSession {
  /** A digest of the browser's value, fit for storing; null when it has none. */
  readonly fingerprint: string | null;
  /** The browser and its system as people know them (`browserName`). */
  readonly name: string | null;
  /** The network of the request (`networkOf`). */
  readonly network: string;
  /** Recognises the browser from now on: gives it a value if it has none, and returns the fingerprint of that value. */
  readonly remember: () => string;
}

/** Returns the browser session of a request; `remember` writes to the response. */
export function browserSession(
  { siteOrigin }: { readonly siteOrigin: string },
  request: Pick<Request, 'get' | 'ip'>,
  response: Pick<Response, 'cookie' | 'set'>,
): BrowserSession {
  const known = valueIn(request.get('cookie'));
  return {
    fingerprint: known === null ? null : digestOf(known),
    name: browserName(request.get('user-agent')),
    network: networkOf(request.ip),
    remember: () => {
      const value = known ?? newSecret();
      const secure = siteOrigin.startsWith('https:');
      // The platform leads back by a top-level navigation, for which a `lax` cookie is sent.
      response.cookie(COOKIE, value, {
        httpOnly: true,
        secure,
        sameSite: 'lax',
        path: '/api',
        maxAge: BROWSER_KNOWN_MS,
      });
      // Hosting removes the cookie from an answer that does not declare itself private.
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

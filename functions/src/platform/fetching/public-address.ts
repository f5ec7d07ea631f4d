import { lookup as resolveHost } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 ranges that are not the public internet (IANA special-purpose registry). */
const CLOSED_V4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Parts of IPv6's global range that carry IPv4 addresses, documentation or protocol assignments. */
const CLOSED_V6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, prefix] of CLOSED_V4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of CLOSED_V6) closed.addSubnet(net, prefix, 'ipv6');

const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/**
 * True when an IP address in text form belongs to the public internet; false for private, loopback, link-local, shared, mapped, reserved and malformed
 * addresses.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return globalV6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Resolves a host name to all of its addresses; rejects if it has none. */
export type ResolveHost = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** Thrown when a host name leads to an address that is not public. */
export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError';
}

/**
 * Returns a `lookup` for sockets that passes on exactly the addresses it has checked, so that a second answer of the name server cannot change where the
 * connection goes. If one address is not public, all of them are refused.
 */
export function createPublicLookup(resolve: ResolveHost = resolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const fitting = found.filter(({ family }) => !options.family || family === options.family);
        const [first] = fitting;
        if (!first || !found.every(({ address }) => isPublicAddress(address))) {
          callback(new ClosedAddressError(`${hostname} does not lead to a public address`), '', 0);
        } else if (options.all) {
          callback(null, [...fitting]);
        } else {
          callback(null, first.address, first.family);
        }
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

function resolveAll(hostname: string): Promise<ResolvedAddress[]> {
  return resolveHost(hostname, { all: true, verbatim: true });
}

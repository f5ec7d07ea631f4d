import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { ClosedAddressError, createPublicLookup, isPublicAddress, type ResolvedAddress } from './public-address.ts';

describe('telling public addresses', () => {
  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001:81b::200e',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '0x7f000001',
    'localhost',
    '',
  ])('"%s" is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('the lookup of sockets', () => {
  const v4: ResolvedAddress = { address: '93.184.216.34', family: 4 };
  const v6: ResolvedAddress = { address: '2606:4700::1111', family: 6 };
  const look = (found: ResolvedAddress[], options: { all?: boolean; family?: number } = {}) => {
    let asked = 0;
    const lookup = createPublicLookup(() => {
      asked += 1;
      return Promise.resolve(found);
    });
    return new Promise<{ answer: string | LookupAddress[]; asked: number }>((resolve, reject) =>
      lookup('host.test', options, (error, answer) => (error ? reject(error) : resolve({ answer, asked }))),
    );
  };

  it('asks once and hands on exactly what it checked', async () => {
    await expect(look([v4, v6], { all: true })).resolves.toEqual({ answer: [v4, v6], asked: 1 });
    await expect(look([v4, v6])).resolves.toEqual({ answer: v4.address, asked: 1 });
    await expect(look([v4, v6], { family: 6 })).resolves.toEqual({ answer: v6.address, asked: 1 });
  });

  it.each(['127.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1'])(
    'refuses a host that also leads to %s',
    async (address) => {
      const found = [v4, { address, family: address.includes(':') ? 6 : 4 }];
      await expect(look(found, { all: true })).rejects.toThrow(ClosedAddressError);
      await expect(look(found)).rejects.toThrow(ClosedAddressError);
      await expect(look(found, { family: 4 })).rejects.toThrow(ClosedAddressError);
    },
  );

  it('refuses a host without an address', async () => {
    await expect(look([])).rejects.toThrow(ClosedAddressError);
  });

  it('passes on that a host cannot be found', async () => {
    const lookup = createPublicLookup(() => Promise.reject(new Error('ENOTFOUND')));
    const answer = new Promise((resolve) => lookup('host.test', {}, resolve));
    await expect(answer).resolves.toEqual(new Error('ENOTFOUND'));
  });
});

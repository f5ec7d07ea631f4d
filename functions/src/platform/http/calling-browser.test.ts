import { describe, expect, it } from 'vitest';
import { GOOGLE_FRONT_ENDS, isNetwork, networkOf, trustProxies } from './calling-browser.ts';

describe('the network that is counted as one', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3::', '1:2:3:0::/64'],
    ['no address', 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the proxies whose word is taken', () => {
  const trusts = trustProxies(GOOGLE_FRONT_ENDS);

  it('are the direct peer and Google’s front ends', () => {
    expect(trusts(undefined, 0)).toBe(true);
    expect(trusts('169.254.1.1', 0)).toBe(true);
    expect(trusts('66.249.92.1', 1)).toBe(true);
    expect(trusts('2607:f8b0:4004::1', 1)).toBe(true);
  });

  it.each(['203.0.113.7', '34.126.64.1', '2600:1900:4080::1', '127.0.0.1', '169.254.1.1', 'x', undefined])(
    'are not %s further away',
    (address) => {
      expect(trusts(address, 1)).toBe(false);
    },
  );
});

describe('a network', () => {
  it.each(GOOGLE_FRONT_ENDS)('is %s', (range) => {
    expect(isNetwork(range)).toBe(true);
  });

  it.each(['10.0.0.0', '10.0.0.0/33', '::/129', 'x/8', '10.0.0.0/8/8', '10.0.0.0/', '/8'])('is not %s', (range) => {
    expect(isNetwork(range)).toBe(false);
  });
});

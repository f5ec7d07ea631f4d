import { expect, it } from 'vitest';
import { networkOf } from '../platform/http/calling-browser.ts';
import { prefixOf } from './sign-in-traits.ts';

it.each([
  ['203.0.112.77', '203.0.112.0/24'],
  ['::ffff:8.8.4.4', '8.8.4.0/24'],
  ['2a00:1450:4001:82a::200e', '2a00:1450:4001::/48'],
  ['2a00:1450::1', '2a00:1450:0::/48'],
  ['127.0.0.1', null],
  ['10.1.2.3', null],
  ['::1', null],
  ['fd00::7', null],
  ['nonsense', null],
  [undefined, null],
])('a sign-in from %s is kept under the network %s', (address, prefix) => {
  expect(prefixOf(networkOf(address))).toBe(prefix);
});

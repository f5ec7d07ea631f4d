import { describe, expect, it } from 'vitest';
import { fromBase32, isTotpCode, toBase32, totpCode } from './totp.ts';

/** The secret of the test vectors in RFC 6238, appendix B, which gives codes of eight digits. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));

describe('a code', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds has the last six digits of the standard’s', (seconds, standard) => {
    expect(totpCode(SECRET, seconds * 1000)).toBe(standard.slice(-6));
  });

  it('is taken for as many periods around its own as are allowed', () => {
    const at = 1_000_000_000_000;
    const code = totpCode(SECRET, at);
    expect([-2, -1, 0, 1, 2].map((periods) => isTotpCode(SECRET, code, at + periods * 30_000, 1))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('base 32', () => {
  it.each([
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %s as the standard does', (plain, encoded) => {
    expect(toBase32(Buffer.from(plain))).toBe(encoded);
    expect(fromBase32(`${encoded}===`).toString()).toBe(plain);
  });

  it('refuses other characters', () => {
    expect(() => fromBase32('MY1')).toThrow('1');
  });
});

import { describe, expect, it } from 'vitest';
import { expiresWithin } from './bearer-token.ts';

const tokenExpiringAt = (exp: unknown) => `h.${btoa(JSON.stringify({ exp, name: '??>>' })).replaceAll('+', '-')}.s`;

describe('expiresWithin', () => {
  it('sees a token that has expired or is about to', () => {
    expect(expiresWithin(tokenExpiringAt(1000), 0, 1_000_000)).toBe(true);
    expect(expiresWithin(tokenExpiringAt(1100), 120_000, 1_000_000)).toBe(true);
  });

  it('leaves a token alone that is good for longer', () => {
    expect(expiresWithin(tokenExpiringAt(1200), 120_000, 1_000_000)).toBe(false);
  });

  it.each(['', 'abc', 'a.b.c', tokenExpiringAt('soon')])('makes nothing of %s', (token) => {
    expect(expiresWithin(token, 0, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
});

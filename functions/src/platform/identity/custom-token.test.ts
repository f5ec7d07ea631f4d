import type { DecodedIdToken } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { customTokenFor, isFromKeptToken } from './authenticate.ts';

/** Returns the claims of a session that began `seconds` after its custom token was issued. */
async function sessionBegunAfter(seconds: number): Promise<DecodedIdToken> {
  const givenOut = new Date('2026-03-01T08:00:00.900Z');
  let claims: object = {};
  const createCustomToken = (_uid: string, given?: object) => {
    claims = given ?? {};
    return Promise.resolve('token');
  };
  await customTokenFor({ createCustomToken }, 'mina', { now: () => givenOut });
  return { ...claims, auth_time: Math.floor(givenOut.getTime() / 1000) + seconds } as DecodedIdToken;
}

describe('a session that began with a custom token', () => {
  it.each([-5, 0, 120])('%i seconds after it was given out is good', async (seconds) => {
    expect(isFromKeptToken(await sessionBegunAfter(seconds))).toBe(false);
  });

  it.each([121, 3599])('%i seconds after it was given out is not', async (seconds) => {
    expect(isFromKeptToken(await sessionBegunAfter(seconds))).toBe(true);
  });

  it('is none that Google began', () => {
    expect(isFromKeptToken({ auth_time: 4_000_000_000 } as DecodedIdToken)).toBe(false);
  });
});

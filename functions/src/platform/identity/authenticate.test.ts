import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator, type Authenticate } from './authenticate.ts';

let now = 0;
let lookups = 0;
let ended = false;
let unreachable = '';
let authenticate: Authenticate;

/** Tokens are `UID.AUTH_TIME.ANYTHING`; a revocation check costs one look-up, as with the real service. */
const auth: Pick<Auth, 'verifyIdToken'> = {
  verifyIdToken: async (token, checkRevoked) => {
    const [uid, time] = token.split('.');
    if (!uid || !time) throw new Error('not a token');
    if (checkRevoked) {
      lookups += 1;
      await Promise.resolve();
      if (ended) throw new Error('revoked');
      if (unreachable) throw Object.assign(new Error('no answer'), { code: unreachable });
    }
    return { uid, auth_time: Number(time), role: 'content_creator' } as unknown as DecodedIdToken;
  },
};

beforeEach(() => {
  now = 1_000_000;
  lookups = 0;
  ended = false;
  unreachable = '';
  authenticate = createAuthenticator(auth, { now: () => new Date(now) });
});

const refused = { code: 'unauthenticated' };

describe('who has ended their sessions or was disabled', () => {
  it('is refused at once where the check is due now', async () => {
    await authenticate('Bearer mina.10.a', 'now');
    ended = true;
    await expect(authenticate('Bearer mina.10.a', 'now')).rejects.toMatchObject(refused);
  });

  it('reads no longer than a minute on', async () => {
    await authenticate('Bearer mina.10.a', 'recently');
    ended = true;
    now += 59_999;
    await expect(authenticate('Bearer mina.10.b', 'recently')).resolves.toMatchObject({ uid: 'mina' });
    now += 1;
    await expect(authenticate('Bearer mina.10.b', 'recently')).rejects.toMatchObject(refused);
  });

  it('is refused to read, too, once anything else was refused', async () => {
    await authenticate('Bearer mina.10.a', 'recently');
    ended = true;
    await expect(authenticate('Bearer mina.10.a', 'now')).rejects.toMatchObject(refused);
    await expect(authenticate('Bearer mina.10.a', 'recently')).rejects.toMatchObject(refused);
  });

  it('is not believed for another session of theirs', async () => {
    await authenticate('Bearer mina.10.a', 'recently');
    ended = true;
    await expect(authenticate('Bearer mina.11.a', 'recently')).rejects.toMatchObject(refused);
  });
});

describe('the identity service', () => {
  it.each(['app/network-error', 'app/network-timeout'])(
    'logs nobody out by not answering (%s), and is asked again',
    async (code) => {
      unreachable = code;
      await expect(authenticate('Bearer mina.10.a', 'recently')).rejects.toMatchObject({
        code: 'unavailable',
      });
      unreachable = '';
      await expect(authenticate('Bearer mina.10.a', 'recently')).resolves.toMatchObject({ uid: 'mina' });
    },
  );

  it('is asked once a minute about somebody who only reads, however many reads come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => authenticate(`Bearer mina.10.${n}`, 'recently')));
    expect(lookups).toBe(1);
    now += 60_000;
    await authenticate('Bearer mina.10.a', 'recently');
    expect(lookups).toBe(2);
  });

  it('is asked each time somebody changes something, which also holds for reads', async () => {
    await authenticate('Bearer mina.10.a', 'now');
    await authenticate('Bearer mina.10.a', 'now');
    await authenticate('Bearer mina.10.a', 'recently');
    expect(lookups).toBe(2);
  });
});

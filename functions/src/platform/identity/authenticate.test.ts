import type { Auth, DecodedIdToken, UserInfo, UserRecord } from 'firebase-admin/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator, type Authenticate } from './authenticate.ts';

let now = 0;
let lookups = 0;
let disabled = false;
let validAfter = '';
let role: string | null = null;
let unreachable = '';
let linked: Pick<UserInfo, 'providerId' | 'uid' | 'email'>[] = [];
let authenticate: Authenticate;

/**
 * A fake identity service. Tokens are `UID.AUTH_TIME.ANYTHING`, `UID.AUTH_TIME.user` for one without a role, `UID.AUTH_TIME.google` for the Google account
 * `g1`, or `UID.AUTH_TIME.admin` and a claim about the second factor (`admin/second_factor=totp`, `admin/firebase=totp`).
 */
const auth: Pick<Auth, 'verifyIdToken' | 'getUser'> = {
  verifyIdToken: (token) => {
    const [uid, time, kind = ''] = token.split('.');
    if (!uid || !time) throw new Error('not a token');
    const [, ofAdmin, factor] = /^admin\/?(\w*)=?(\w*)$/.exec(kind) ?? [];
    const claims = {
      ...(kind !== 'user' && { role: ofAdmin === undefined ? 'content_creator' : 'admin' }),
      ...(ofAdmin === 'second_factor' && { second_factor: factor }),
    };
    const firebase =
      kind === 'google'
        ? { sign_in_provider: 'google.com', identities: { 'google.com': ['g1'], email: ['mina@example.com'] } }
        : {
            sign_in_provider: 'custom',
            identities: {},
            ...(ofAdmin === 'firebase' && { sign_in_second_factor: factor }),
          };
    return Promise.resolve({ uid, auth_time: Number(time), firebase, ...claims } as unknown as DecodedIdToken);
  },
  getUser: async (uid) => {
    lookups += 1;
    await Promise.resolve();
    if (unreachable) throw Object.assign(new Error('no answer'), { code: unreachable });
    const customClaims = role === null ? undefined : { role };
    const known = { email: 'mina@example.com', providerData: linked };
    return { uid, disabled, tokensValidAfterTime: validAfter, customClaims, ...known } as unknown as UserRecord;
  },
};

beforeEach(() => {
  now = 1_000_000;
  lookups = 0;
  disabled = false;
  validAfter = new Date(0).toUTCString();
  role = 'content_creator';
  unreachable = '';
  linked = [];
  authenticate = createAuthenticator(auth, { now: () => new Date(now) }, { adminsNeedSecondFactor: true });
});

const refused = { code: 'unauthenticated' };

describe('who has ended their sessions or was disabled', () => {
  it('is refused at once where the check is due now', async () => {
    await authenticate('Bearer mina.10.a', 'now');
    validAfter = new Date(11_000).toUTCString();
    await expect(authenticate('Bearer mina.10.a', 'now')).rejects.toMatchObject(refused);
  });

  it('reads no longer than a minute on', async () => {
    await authenticate('Bearer mina.10.a', 'recently');
    validAfter = new Date(11_000).toUTCString();
    now += 59_999;
    await expect(authenticate('Bearer mina.10.b', 'recently')).resolves.toMatchObject({ uid: 'mina' });
    now += 1;
    await expect(authenticate('Bearer mina.10.b', 'recently')).rejects.toMatchObject(refused);
  });

  it('is refused to read, too, once anything else was refused', async () => {
    await authenticate('Bearer mina.10.a', 'recently');
    validAfter = new Date(11_000).toUTCString();
    await expect(authenticate('Bearer mina.10.a', 'now')).rejects.toMatchObject(refused);
    await expect(authenticate('Bearer mina.10.a', 'recently')).rejects.toMatchObject(refused);
  });

  it('is not believed for another session of theirs', async () => {
    await authenticate('Bearer mina.10.a', 'recently');
    disabled = true;
    await expect(authenticate('Bearer mina.11.a', 'recently')).rejects.toMatchObject(refused);
  });
});

it('whose sessions were ended comes in with a later one, and who was disabled with none', async () => {
  validAfter = new Date(11_000).toUTCString();
  await expect(authenticate('Bearer mina.11.a', 'now')).resolves.toMatchObject({ uid: 'mina' });
  disabled = true;
  await expect(authenticate('Bearer mina.11.a', 'now')).rejects.toMatchObject(refused);
});

describe('a session that began with Google', () => {
  const google = { providerId: 'google.com', uid: 'g1', email: 'Mina@example.com' };

  it('counts while the account there has the e-mail of the identity', async () => {
    linked = [google];
    await expect(authenticate('Bearer mina.10.google', 'now')).resolves.toMatchObject({ uid: 'mina' });
  });

  it.each([
    ['has another e-mail', [{ ...google, email: 'thief@example.com' }]],
    ['names no e-mail', [{ ...google, email: undefined as never }]],
    ['is another one', [{ ...google, uid: 'g2' }]],
    ['is not linked any more', []],
  ])('is refused when the account there %s, also beside another session of the same second', async (_how, now) => {
    linked = now;
    await authenticate('Bearer mina.10.a', 'recently');
    await expect(authenticate('Bearer mina.10.google', 'recently')).rejects.toMatchObject(refused);
    await expect(authenticate('Bearer mina.10.google', 'now')).rejects.toMatchObject(refused);
  });
});

describe('a role', () => {
  it.each(['business_owner', 'admin', null])('that the identity has no more is none (%s now)', async (instead) => {
    await authenticate('Bearer mina.10.a', 'now');
    role = instead;
    await expect(authenticate('Bearer mina.10.a', 'now')).resolves.toMatchObject({ role: 'user' });
    await expect(authenticate('Bearer mina.10.a', 'recently')).resolves.toMatchObject({ role: 'user' });
  });

  it('that a token was not given with is none', async () => {
    await expect(authenticate('Bearer mina.10.user', 'now')).resolves.toMatchObject({ role: 'user' });
    await expect(authenticate('Bearer mina.10.user', 'recently')).resolves.toMatchObject({ role: 'user' });
    expect(lookups).toBe(1);
  });

  it('that was just chosen counts as soon as a token says so', async () => {
    role = null;
    await authenticate('Bearer mina.10.user', 'now');
    role = 'content_creator';
    await expect(authenticate('Bearer mina.10.a', 'recently')).resolves.toMatchObject({ role: 'content_creator' });
  });
});

describe('an admin', () => {
  beforeEach(() => {
    role = 'admin';
  });

  it.each(['admin', 'admin/second_factor=waived', 'admin/second_factor=phone', 'admin/firebase=totp'])(
    'without a second factor has no role (%s)',
    async (kind) => {
      const without = { role: 'user', needsSecondFactor: true, hasSecondFactor: false };
      await expect(authenticate(`Bearer mina.10.${kind}`, 'now')).resolves.toMatchObject(without);
      await expect(authenticate(`Bearer mina.10.${kind}`, 'recently')).resolves.toMatchObject(without);
    },
  );

  it('with one is an admin', async () => {
    const answer = { role: 'admin', needsSecondFactor: false, hasSecondFactor: true };
    // Also beside a session of the same second that has none.
    await authenticate('Bearer mina.10.admin', 'recently');
    await expect(authenticate('Bearer mina.10.admin/second_factor=totp', 'recently')).resolves.toMatchObject(answer);
  });

  it('needs none where the configuration says so', async () => {
    const clock = { now: () => new Date(now) };
    const lenient = createAuthenticator(auth, clock, { adminsNeedSecondFactor: false });
    const answer = { role: 'admin', needsSecondFactor: false, hasSecondFactor: false };
    await expect(lenient('Bearer mina.10.admin', 'now')).resolves.toMatchObject(answer);
  });

  it('who is none any more does not need one either', async () => {
    role = null;
    const answer = { role: 'user', needsSecondFactor: false };
    await expect(authenticate('Bearer mina.10.admin', 'now')).resolves.toMatchObject(answer);
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

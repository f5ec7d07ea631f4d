import { doc, getDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientsWith, outcomeOf, serverFirestore, type Claims } from '../support/borders/direct-clients.ts';

const now = Math.floor(Date.now() / 1000);
const ME = 'rules-token';
const SIGNED_IN_AT = now - 1800;

/** Claims that are not the role `admin`, though they look like it. */
const NO_ADMINS = {
  'Admin in capitals': { role: 'Admin' },
  'a list of roles': { role: ['admin'] },
  'a role of its own name': { admin: true },
  'a role that is no text': { role: true },
  'an empty role': { role: '' },
  'a role with a space': { role: 'admin ' },
};

const ADMIN = { sub: 'rules-token-second', role: 'admin' };
const withFactor = (factor: string) => ({ sign_in_provider: 'google.com', sign_in_second_factor: factor });

const tokens: Record<string, Claims> = {
  valid: { sub: ME },
  expired: { sub: ME, iat: now - 7200, exp: now - 3600 },
  admin: { sub: 'rules-token-admin', role: 'admin', second_factor: 'totp' },
  'of an admin where none needs a second factor': { ...ADMIN, second_factor: 'waived' },
  'of an admin without a second factor': ADMIN,
  'of an admin with another second factor': { ...ADMIN, second_factor: 'phone', firebase: withFactor('phone') },
  'of an admin after a Google popup with a code, which may be another app’s': {
    ...ADMIN,
    firebase: withFactor('totp'),
  },
  'of somebody else with a second factor': { sub: 'rules-token-x', second_factor: 'totp' },
  'of a session': { sub: ME, auth_time: SIGNED_IN_AT },
  'without its beginning': { sub: ME, auth_time: undefined },
  'exchanged at once': { sub: ME, auth_time: now, custom_token_at: now - 120 },
  'exchanged late': { sub: ME, auth_time: now, custom_token_at: now - 121 },
  'of Google': { sub: ME, firebase: { sign_in_provider: 'google.com' } },
  'of a password past the product': { sub: ME, firebase: { sign_in_provider: 'password' } },
  'exchanged late by an admin': { ...ADMIN, second_factor: 'totp', auth_time: now, custom_token_at: now - 121 },
};
for (const [name, claims] of Object.entries(NO_ADMINS))
  tokens[name] = { sub: 'rules-token-x', second_factor: 'totp', ...claims };
const { firestore, close } = clientsWith(tokens);
afterAll(close);

beforeAll(async () => {
  await serverFirestore().doc(`userPrivate/${ME}`).set({ uid: ME });
});

async function read(name: string): Promise<string> {
  const client = firestore[name];
  if (!client) throw new Error(`no client ${name}`);
  return outcomeOf(getDoc(doc(client, 'userPrivate', ME)));
}

describe('a token', () => {
  it('opens what is one’s own while it holds', async () => {
    expect(await read('valid')).toBe('given');
  });

  it('that has expired opens nothing', async () => {
    await expect(read('expired')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('from a custom token opens something when that was exchanged within two minutes only', async () => {
    expect(await read('exchanged at once')).toBe('given');
    expect(await read('exchanged late')).toBe('refused');
    expect(await read('exchanged late by an admin')).toBe('refused');
  });

  it('of a password at the identity service opens nothing, and one of Google does', async () => {
    expect(await read('of Google')).toBe('given');
    expect(await read('of a password past the product')).toBe('refused');
  });

  it.each([
    ['of an admin without a second factor', 'refused'],
    ['of an admin with another second factor', 'refused'],
    ['of an admin after a Google popup with a code, which may be another app’s', 'refused'],
    ['of an admin where none needs a second factor', 'given'],
    ['of somebody else with a second factor', 'refused'],
  ])('%s is %s what admins read', async (name, outcome) => {
    expect(await read(name)).toBe(outcome);
  });

  it('of a session that has been ended since it began opens nothing, and one of a later session does', async () => {
    expect(await read('of a session')).toBe('given');
    for (const [validSince, outcome] of [
      [SIGNED_IN_AT - 1, 'given'],
      [SIGNED_IN_AT, 'given'],
      [SIGNED_IN_AT + 1, 'refused'],
    ] as const) {
      await serverFirestore().doc(`sessionEnds/${ME}`).set({ uid: ME, validSince });
      expect(await read('of a session'), String(validSince - SIGNED_IN_AT)).toBe(outcome);
    }
    expect(await read('valid'), 'of the same person, signed in later').toBe('given');
    expect(await read('without its beginning')).toBe('refused');
    expect(await read('admin'), 'of somebody else').toBe('given');
    await serverFirestore()
      .doc('sessionEnds/rules-token-admin')
      .set({ uid: 'rules-token-admin', validSince: now + 60 });
    expect(await read('admin'), 'an admin’s, ended').toBe('refused');
    await serverFirestore().doc('sessionEnds/rules-token-admin').delete();
    await serverFirestore().doc(`sessionEnds/${ME}`).delete();
  });

  it('opens other people’s to admins', async () => {
    expect(await read('admin')).toBe('given');
  });

  it.each(Object.keys(NO_ADMINS))('makes no admin with %s', async (name) => {
    expect(await read(name)).toBe('refused');
  });
});

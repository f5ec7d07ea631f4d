import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { signUp } from './support/firestore-rest.ts';
import { sharedSuite, type SharedSuite } from './support/shared-suite.ts';

let suite: SharedSuite;
let db: Firestore;

beforeAll(async () => {
  suite = await sharedSuite();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', suite.env['FIRESTORE_EMULATOR_HOST']);
  db = new Firestore({ projectId: LOCAL_PROJECT_ID });
});
afterAll(async () => {
  await db.terminate();
  vi.unstubAllEnvs();
});

function grantAdmin(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'grant-admin.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...suite.env },
  });
  return { status, stdout, stderr };
}

const local = (email: string) => ['--project', LOCAL_PROJECT_ID, '--email', email];

const userDocument = async (uid: string) => (await db.collection(COLLECTIONS.users).doc(uid).get()).data();

/** Everything the Auth emulator knows of a person. */
async function claimsOf(uid: string): Promise<string | undefined> {
  const answer = await fetch(
    `${suite.urls.auth}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT_ID}/accounts:lookup`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: [uid] }),
    },
  );
  return ((await answer.json()) as { users: { customAttributes?: string }[] }).users[0]?.customAttributes;
}

describe('npm run grant-admin', () => {
  it('says how it is used when something is missing', () => {
    const { status, stderr } = grantAdmin('--project', LOCAL_PROJECT_ID);
    expect(stderr).toContain('Usage: npm run grant-admin -- --project ID --email ADDRESS');
    expect(status).toBe(1);
  });

  it('says the same when it is asked for help', () => {
    for (const flag of ['--help', '-h']) {
      const { status, stdout, stderr } = grantAdmin(flag);
      expect(stdout).toContain('Usage: npm run grant-admin -- --project ID --email ADDRESS');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    }
  });

  it('names what it does not know, without a stack of calls', () => {
    const { status, stdout, stderr } = grantAdmin('--projct', LOCAL_PROJECT_ID);
    expect(stderr).toMatch(/^Unknown option '--projct'/);
    expect(stderr).toContain('Usage: npm run grant-admin');
    expect(stderr).not.toContain('    at ');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });

  it('names an e-mail that nobody has, without a stack of calls', () => {
    const { status, stdout, stderr } = grantAdmin(...local('nobody@example.com'));
    expect(stderr).toBe(
      `No account in ${LOCAL_PROJECT_ID} has the e-mail nobody@example.com: register it in the product first.\n`,
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });

  it('gives nothing to an account that has not finished registering', async () => {
    const { uid } = await signUp(suite, 'halfway@example.com');

    const { status, stderr } = grantAdmin(...local('halfway@example.com'), '--unproven');

    expect(stderr).toMatch(/^halfway@example\.com has an account in .*, but has not finished registering/);
    expect(status).toBe(1);
    expect(await claimsOf(uid)).toBeUndefined();
    expect(await userDocument(uid)).toBeUndefined();
  });

  it('gives nothing to whoever registered with an e-mail that may be somebody else’s', async () => {
    const { uid } = await signUp(suite, 'unproven@example.com');
    await db.collection(COLLECTIONS.users).doc(uid).set({ role: 'user', name: 'Unproven' });
    const { status, stderr } = grantAdmin(...local('unproven@example.com'));
    expect(stderr).toMatch(/^Whoever registered unproven@example\.com .* has not proven that the address is theirs/);
    expect(status).toBe(1);
    expect(await claimsOf(uid)).toBeUndefined();
    expect(await userDocument(uid)).toMatchObject({ role: 'user' });
  });

  it('makes an account an admin: in its token and in its document', async () => {
    const { uid } = await signUp(suite, 'chosen@example.com');
    await db.collection(COLLECTIONS.users).doc(uid).set({ role: 'user', name: 'Chosen' });

    const { status, stdout, stderr } = grantAdmin(...local('chosen@example.com'), '--unproven');

    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`chosen@example.com is an admin of ${LOCAL_PROJECT_ID} now`);
    expect(JSON.parse((await claimsOf(uid)) ?? '{}')).toEqual({ role: 'admin' });
    expect(await userDocument(uid)).toEqual({ role: 'admin', name: 'Chosen' });
  });
});

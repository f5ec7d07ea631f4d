import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deps } from '../../../support/api.ts';
import { askIdentityService, codeOf, wrongCodeOf } from './with-second-factor.ts';
import { createPerson, createUnproven, exchangeCustomToken, unique } from '../../../support/given/people.ts';
import type { Person } from '../../../support/given/person.ts';

// The product relies on these properties of the identity service, which the stand-in (emulators/auth) has to show as well.

const Session = z.object({ idToken: z.string(), refreshToken: z.string() });
const Started = z.object({
  totpSessionInfo: z.object({
    sharedSecretKey: z.string().regex(/^[A-Z2-7]{32}$/),
    verificationCodeLength: z.literal(6),
    hashingAlgorithm: z.literal('SHA1'),
    periodSec: z.literal(30),
    sessionInfo: z.string(),
    finalizeEnrollmentTime: z.iso.datetime(),
  }),
});
const Pending = z.strictObject({
  kind: z.string(),
  registered: z.boolean(),
  localId: z.string(),
  email: z.string(),
  mfaPendingCredential: z.string(),
  mfaInfo: z.tuple([
    z.strictObject({
      mfaEnrollmentId: z.string(),
      displayName: z.string(),
      enrolledAt: z.iso.datetime(),
      totpInfo: z.strictObject({}),
    }),
  ]),
});

const signIn = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  askIdentityService('signInWithPassword', { email, password, returnSecureToken: true });

const refusal = (message: string) => ({ status: 400, json: { error: { message } } });

/** Somebody with a session that began with a password at the identity service. */
async function signedInDirectly() {
  const person = await createPerson('content_creator');
  return { person, idToken: Session.parse((await signIn(person)).json).idToken };
}

async function start(idToken: string) {
  const { json } = await askIdentityService('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey: secret, sessionInfo } = Started.parse(json).totpSessionInfo;
  return { secret, sessionInfo };
}

const finalize = (idToken: string, sessionInfo: string, verificationCode: string) =>
  askIdentityService('mfaEnrollment:finalize', {
    idToken,
    displayName: 'My app',
    totpVerificationInfo: { sessionInfo, verificationCode },
  });

const ExportedUser = z.looseObject({ localId: z.string() });
type ExportedUser = z.infer<typeof ExportedUser>;
const Exported = z.object({ users: z.array(ExportedUser).default([]), nextPageToken: z.string().optional() });

/** Somebody who has enrolled an app. */
async function enrolled() {
  const { person, idToken } = await signedInDirectly();
  const { secret, sessionInfo } = await start(idToken);
  const answer = await finalize(idToken, sessionInfo, codeOf(secret));
  return { person, secret, answer };
}

async function pendingOf(person: Person) {
  const { mfaPendingCredential, mfaInfo } = Pending.parse((await signIn(person)).json);
  return { mfaPendingCredential, mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId };
}

const claimsOf = async (json: unknown) => (await deps().auth.verifyIdToken(Session.parse(json).idToken)).firebase;

describe('enrolling an authenticator app', () => {
  it('answers a session with a second factor', async () => {
    const { answer, person } = await enrolled();
    const { mfaEnrollmentId } = await pendingOf(person);
    expect(await claimsOf(answer.json)).toMatchObject({
      sign_in_provider: 'password',
      sign_in_second_factor: 'totp',
      second_factor_identifier: mfaEnrollmentId,
    });
  });

  it('is refused with a wrong code, and may be tried again', async () => {
    const { idToken } = await signedInDirectly();
    const { secret, sessionInfo } = await start(idToken);
    expect(await finalize(idToken, sessionInfo, wrongCodeOf(secret))).toMatchObject(refusal('INVALID_CODE'));
    expect(await finalize(idToken, sessionInfo, codeOf(secret))).toMatchObject({ status: 200 });
  });

  it('is refused to somebody else with the same enrolment, and twice', async () => {
    const [one, other] = [await signedInDirectly(), await signedInDirectly()];
    const { secret, sessionInfo } = await start(one.idToken);
    const stolen = await finalize(other.idToken, sessionInfo, codeOf(secret));
    expect(stolen).toMatchObject(refusal('INVALID_SESSION_INFO'));
    const { json } = await finalize(one.idToken, sessionInfo, codeOf(secret));
    const again = await finalize(Session.parse(json).idToken, sessionInfo, codeOf(secret));
    expect(again).toMatchObject(refusal('INVALID_SESSION_INFO'));
  });

  it('needs a proven e-mail', async () => {
    const { json } = await signIn(await createUnproven('content_creator'));
    const { idToken } = Session.parse(json);
    const answer = await askIdentityService('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
    expect(answer).toMatchObject(
      refusal('UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.'),
    );
  });

  it('is refused in a session that began with a custom token', async () => {
    const { uid } = await createPerson('content_creator');
    const idToken = await exchangeCustomToken(await deps().auth.createCustomToken(uid));
    const answer = await askIdentityService('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
    expect(answer).toMatchObject(
      refusal('UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.'),
    );
  });
});

describe('signing in with an enrolled app', () => {
  it('takes a code after the password, and the session keeps saying so when its token is renewed', async () => {
    const { person, secret } = await enrolled();
    const pending = await pendingOf(person);
    const answer = await askIdentityService('mfaSignIn:finalize', {
      ...pending,
      totpVerificationInfo: { verificationCode: codeOf(secret) },
    });
    const claims = { sign_in_second_factor: 'totp', second_factor_identifier: pending.mfaEnrollmentId };
    expect(await claimsOf(answer.json)).toMatchObject(claims);
    const renewed = await fetch(
      `http://${deps().config.authEmulatorHost}/securetoken.googleapis.com/v1/token?key=emulator`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          grant_type: 'refresh_token',
          refresh_token: Session.parse(answer.json).refreshToken,
        }),
      },
    );
    const { id_token: idToken } = z.object({ id_token: z.string() }).parse(await renewed.json());
    expect((await deps().auth.verifyIdToken(idToken)).firebase).toMatchObject(claims);
  });

  it('is refused with a wrong code, another factor, and a credential that is none', async () => {
    const { person, secret } = await enrolled();
    const pending = await pendingOf(person);
    const finish = (changes: object, verificationCode = codeOf(secret)) =>
      askIdentityService('mfaSignIn:finalize', {
        ...pending,
        totpVerificationInfo: { verificationCode },
        ...changes,
      });
    expect(await finish({}, wrongCodeOf(secret))).toMatchObject(refusal('INVALID_CODE'));
    expect(await finish({}, codeOf((await enrolled()).secret))).toMatchObject(refusal('INVALID_CODE'));
    expect(await finish({ mfaEnrollmentId: 'other' })).toMatchObject(refusal('MFA_ENROLLMENT_NOT_FOUND'));
    expect(await finish({ mfaEnrollmentId: undefined })).toMatchObject(refusal('MISSING_MFA_ENROLLMENT_ID'));
    expect(await finish({ mfaPendingCredential: 'none' })).toMatchObject(refusal('INVALID_MFA_PENDING_CREDENTIAL'));
  });

  it('takes no code after a custom token', async () => {
    const { person } = await enrolled();
    const idToken = await exchangeCustomToken(await deps().auth.createCustomToken(person.uid));
    expect((await deps().auth.verifyIdToken(idToken)).firebase.sign_in_second_factor).toBeUndefined();
  });
});

describe('an enrolled app', () => {
  it('is listed without its secret, to its person and to admins', async () => {
    const { person, answer } = await enrolled();
    const { idToken } = Session.parse(answer.json);
    const { json } = await askIdentityService('lookup', { idToken });
    expect(json).toMatchObject({ users: [{ mfaInfo: [{ displayName: 'My app', totpInfo: {} }] }] });
    expect(JSON.stringify(json)).not.toContain('sharedSecretKey');
    const { multiFactor } = await deps().auth.getUser(person.uid);
    expect(multiFactor?.enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'My app' }]);
  });

  it('is withdrawn by its person, and removed by an admin; the password is enough then', async () => {
    for (const remove of [
      async ({ answer, person }: Awaited<ReturnType<typeof enrolled>>) => {
        const { idToken } = Session.parse(answer.json);
        const { mfaEnrollmentId } = await pendingOf(person);
        await askIdentityService('mfaEnrollment:withdraw', { idToken, mfaEnrollmentId });
      },
      async ({ person }: Awaited<ReturnType<typeof enrolled>>) => {
        await deps().auth.updateUser(person.uid, { multiFactor: { enrolledFactors: null } });
      },
    ]) {
      const given = await enrolled();
      await remove(given);
      expect(Session.safeParse((await signIn(given.person)).json).success).toBe(true);
    }
  });

  it('is kept by an export and an import of the suite', async () => {
    const { person, secret } = await enrolled();
    const { authEmulatorHost, projectId } = deps().config;
    const accounts = `http://${authEmulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    // Those of other tests fill pages of it, too.
    let own: ExportedUser | undefined;
    for (let page: string | undefined = ''; own === undefined && page !== undefined;) {
      const exported = await fetch(`${accounts}:batchGet?maxResults=1000&nextPageToken=${page}`, { headers });
      const { users, nextPageToken } = Exported.parse(await exported.json());
      own = users.find(({ localId }) => localId === person.uid);
      page = nextPageToken;
    }
    expect(own).toBeDefined();
    const uid = unique('imported').slice(0, 20);
    const email = `${uid}@example.com`;
    const copy = { ...own, localId: uid, email, providerUserInfo: [], initialEmail: email };
    const imported = await fetch(`${accounts}:batchCreate`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ users: [copy] }),
    });
    expect(await imported.json()).toMatchObject({ error: [] });
    const pending = await pendingOf({ ...person, email });
    const answer = await askIdentityService('mfaSignIn:finalize', {
      ...pending,
      totpVerificationInfo: { verificationCode: codeOf(secret) },
    });
    expect(answer.status).toBe(200);
  });
});

import { login, loginWithGoogle, updateProfile } from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { call, deps, succeed } from '../support/api.ts';
import { newBrowser } from '../support/browser-cookie.ts';
import { stored } from '../support/fixtures.ts';
import { changedGoogleIdToken, googleIdToken } from '../support/google.ts';
import { createPerson, unique } from '../support/people.ts';

describe('passwords tried all at once', () => {
  it('are as few as those tried one after the other', async () => {
    const { email } = await createPerson('content_creator');
    const body = { email, password: 'wrong' };
    const { ask } = newBrowser('198.18.200.3');
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(login, { body })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });
});

describe('a Google popup', () => {
  it('that is answered several times at once signs one person in', async () => {
    const idToken = await googleIdToken(`${unique('g')}@gmail.com`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => succeed(loginWithGoogle, { body: { idToken } })));
    expect(new Set(answers.map(({ user }) => user.uid)).size).toBe(1);
  });

  it('does not bring in what somebody wrote into their own token', async () => {
    const email = `${unique('g')}@gmail.com`;
    const idToken = await changedGoogleIdToken(email, {
      displayName: `\u202e${'y'.repeat(3000)}`,
      photoUrl: 'https://tracker.example/pixel.png',
    });
    const { user } = await succeed(loginWithGoogle, { body: { idToken } });
    expect(user).toMatchObject({ name: email.split('@')[0], profilePic: null });
  });

  it('brings in the picture Google keeps', async () => {
    const photoUrl = 'https://lh3.googleusercontent.com/a/AbC-d_1=s96-c';
    const idToken = await changedGoogleIdToken(`${unique('g')}@gmail.com`, { photoUrl });
    const { user } = await succeed(loginWithGoogle, { body: { idToken } });
    expect(user.profilePic).toBe(photoUrl);
  });
});

describe('roles chosen at the same time', () => {
  it('end as one role, in the token and in the document', async () => {
    const person = { ...(await createPerson('user')), idToken: await googleIdToken(`${unique('g')}@gmail.com`) };
    const { user } = await succeed(loginWithGoogle, { body: person });
    const roles = ['business_owner', 'content_creator'] as const;
    const answers = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((i) => call(updateProfile, { body: { role: roles[i], agreeToTerms: true } }, person)),
    );
    const chosen = answers.flatMap((answer) => (answer.ok ? [answer.data.role] : []));
    expect(new Set(chosen).size).toBe(1);
    expect((await deps().auth.getUser(user.uid)).customClaims).toEqual({ role: chosen[0] });
    expect(await stored(COLLECTIONS.users, user.uid)).toMatchObject({ role: chosen[0] });
  });
});

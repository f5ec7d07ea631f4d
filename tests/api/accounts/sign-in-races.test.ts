import { login, loginWithGoogle } from '@doubloon/contract/auth/operations.ts';
import { describe, expect, it } from 'vitest';
import { succeed } from '../../support/api.ts';
import { newBrowser } from '../../support/browser/browser-cookie.ts';
import { changedGoogleIdToken, googleIdToken } from '../../support/given/google.ts';
import { createPerson, unique } from '../../support/given/people.ts';

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

import {
  endOtherSessions,
  getProfile,
  getRole,
  listOwnSessions,
  login,
  loginWithGoogle,
  logout,
  register,
  updateProfile,
  verifyToken,
} from '@doubloon/contract/auth/operations.ts';
import { googleIdToken } from '../given/google.ts';
import { createPerson, unique } from '../given/people.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

export const authExamples = [
  example(register, () => {
    const username = unique('u');
    const email = `${username}@example.com`;
    const body = { name: 'Ada', email, username, password: 'correct horse', agreeToTerms: true as const };
    return Promise.resolve({ input: { body: { ...body, role: 'content_creator' as const } } });
  }),
  example(login, async () => {
    const { email, password } = await createPerson('content_creator');
    return { input: { body: { email, password } } };
  }),
  example(loginWithGoogle, async () => ({
    input: { body: { idToken: await googleIdToken(`${unique('g')}@example.com`) } },
  })),
  example(logout, async () => ({ input: {}, person: await createPerson('content_creator') })),
  example(listOwnSessions, async () => ({ input: {}, person: await castMember('content_creator') })),
  example(endOtherSessions, async () => ({ input: {}, person: await createPerson('content_creator') })),
  example(verifyToken, async () => ({ input: {}, person: await castMember('content_creator') })),
  example(getRole, async () => ({ input: {}, person: await castMember('content_creator') })),
  example(getProfile, async () => ({ input: {}, person: await castMember('content_creator') })),
  example(updateProfile, async () => ({
    input: { body: { name: 'Ada Merchant', contact: '+65 6000 0000' } },
    person: await castMember('content_creator'),
  })),
];

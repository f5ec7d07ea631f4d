import type { SessionUser } from '../shared/state/session.ts';

/** Somebody signed in, for tests. */
export function aPerson(change: Partial<SessionUser> = {}): SessionUser {
  return {
    uid: 'u1',
    name: 'Ada',
    email: 'ada@example.com',
    emailVerified: true,
    role: 'content_creator',
    isVerified: false,
    profilePic: null,
    ...change,
  };
}

/** Returns `aPerson` as the profile that the API responds with. */
export function aProfile(change: Partial<SessionUser> = {}) {
  return {
    ...aPerson(change),
    displayName: 'Ada',
    provider: 'password',
    username: 'ada',
    contact: null,
    bio: null,
    website: null,
    verificationRequestedAt: null,
    verificationRefusedAt: null,
    mailRefusedAt: null,
    socialLinks: {},
    socialAccounts: {},
    stripeAccount: null,
    createdAt: '2026-11-01T00:00:00.000Z',
  };
}

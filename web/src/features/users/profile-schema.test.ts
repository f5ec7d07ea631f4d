import { describe, expect, it } from 'vitest';
import { profileChanges, profileSchema, profileValues, type ProfileValues } from './profile-schema.ts';

const profile = {
  uid: 'u1',
  name: 'Ada',
  displayName: 'Ada',
  email: 'ada@example.com',
  emailVerified: true,
  role: 'content_creator' as const,
  provider: 'password',
  username: 'ada',
  contact: null,
  bio: 'Small films',
  website: null,
  isVerified: false,
  verificationRequestedAt: null,
  verificationRefusedAt: null,
  mailRefusedAt: null,
  profilePic: null,
  socialLinks: {},
  createdAt: new Date(0),
};
const values = profileValues(profile);
const problems = (change: Partial<ProfileValues>, hasUsername = true) =>
  profileSchema(hasUsername)
    .safeParse({ ...values, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the form of a profile', () => {
  it.each([
    [{ name: '  ' }, 'name: Name is required'],
    [{ username: 'ab' }, 'username: At least 3 characters'],
    [{ username: 'doubloon' }, 'username: This username is reserved'],
    [{ username: '' }, 'username: A username can be changed, but not given up'],
    [{ website: 'ada.example' }, 'website: Enter an address that starts with https://'],
    [{ bio: 'x'.repeat(501) }, 'bio: At most 500 characters'],
  ])('refuses %j', (change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });

  it('lets somebody of Google, who has no username, go without one', () => {
    expect(problems({ username: '' }, false)).toEqual([]);
    expect(problems({ username: 'x' }, false)).toEqual(['username: At least 3 characters']);
  });
});

describe('what is sent', () => {
  it('is what was changed, and nothing else', () => {
    expect(profileChanges(profile, values)).toEqual({});
    expect(profileChanges(profile, { ...values, bio: '', contact: '+65 1', profilePic: null })).toEqual({
      bio: '',
      contact: '+65 1',
      profilePic: null,
    });
  });
});

import { OwnProfile } from '@doubloon/contract/users/user.ts';
import { expect, it } from 'vitest';
import { aProfile } from '../../testing/people.ts';
import { profileSteps } from './profile-steps.ts';

const undone = (profile: OwnProfile, proven = true) =>
  profileSteps(profile, proven).flatMap(({ name, isDone }) => (isDone ? [] : name));

it('lead a creator to their accounts, and everybody else to a website', () => {
  const creator = OwnProfile.parse(aProfile());
  expect(undone(creator)).toEqual(['add a picture', 'write a bio', 'link an account']);
  expect(undone(OwnProfile.parse(aProfile({ role: 'business_owner' })))).toContain('add your website');
});

it('begin with the e-mail, and are done by what is there', () => {
  const whole = {
    ...OwnProfile.parse(aProfile({ profilePic: 'https://files.example.com/ada.png' })),
    bio: 'Engines.',
    socialLinks: { tiktok: 'https://www.tiktok.com/@ada' },
  };
  expect(undone(whole)).toEqual([]);
  expect(undone(whole, false)).toEqual(['verify your email']);
});

import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { paths } from '../../shared/paths.ts';

/** Something that makes a profile worth more to those who look at it. */
export interface ProfileStep {
  name: string;
  isDone: boolean;
  /** Where it is done: an address, or the form of the profile; left out for what a mail leads to. */
  at?: { to: string } | 'form';
}

/** Returns the steps to a profile that says enough, in the order in which they are worth it. */
export function profileSteps(profile: OwnProfile, emailIsProven: boolean): readonly ProfileStep[] {
  const { profilePic, username, bio, website, socialLinks, role } = profile;
  return [
    { name: 'verify your email', isDone: emailIsProven },
    { name: 'add a picture', isDone: profilePic !== null, at: 'form' },
    { name: 'choose a username', isDone: username !== null, at: 'form' },
    { name: 'write a bio', isDone: Boolean(bio), at: 'form' },
    role === 'content_creator'
      ? { name: 'link an account', isDone: Object.keys(socialLinks).length > 0, at: { to: paths.linkedAccounts } }
      : { name: 'add your website', isDone: Boolean(website), at: 'form' },
  ];
}

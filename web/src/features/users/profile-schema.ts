import { ProfilePicture } from '@doubloon/contract/auth/profile-picture.ts';
import { Bio, Contact, Website } from '@doubloon/contract/users/user-profile.ts';
import { PersonName, Username, type OwnProfile } from '@doubloon/contract/users/user.ts';
import { z } from 'zod';

/** Returns the schema of the profile form; with `hasUsername`, the username can be changed but not removed. */
export function profileSchema(hasUsername: boolean) {
  return z.object({
    name: PersonName,
    username: z
      .string()
      .trim()
      .superRefine((text, context) => {
        if (text === '' && !hasUsername) return;
        const message =
          text === ''
            ? 'A username can be changed, but not given up'
            : Username.safeParse(text).error?.issues[0]?.message;
        if (message) context.addIssue({ code: 'custom', message });
      }),
    contact: Contact,
    bio: Bio,
    website: Website,
    /** A data URL in place of the picture there is, null to remove it, undefined to leave it. */
    profilePic: ProfilePicture.optional(),
  });
}

export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>;

/** Initial values of the profile form. */
export function profileValues({ name, username, contact, bio, website }: OwnProfile): ProfileValues {
  return {
    name,
    username: username ?? '',
    contact: contact ?? '',
    bio: bio ?? '',
    website: website ?? '',
    profilePic: undefined,
  };
}

/** The fields that differ from the profile as it was; no username where none was given. */
export function profileChanges(before: OwnProfile, values: ProfileValues): Partial<ProfileValues> {
  const was = profileValues(before);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== was[name as keyof ProfileValues] && value !== undefined),
  );
}

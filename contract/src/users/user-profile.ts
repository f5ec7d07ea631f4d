import { z } from 'zod';
import type { RateLimit } from '../calls/operation.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { optionalText } from '../shared/readable-text.ts';
import { webAddress } from '../shared/values.ts';
import { StoreProfile } from '../stores/store.ts';
import { PersonName, PublicProfile, Username } from './user.ts';

export const Contact = z.string().trim().max(100);
export const Bio = optionalText(500);

/** A web address, or an empty text. */
export const Website = z.union([
  z.literal(''),
  webAddress({ protocol: /^https$/, error: 'Enter an address that starts with https://' }).max(300),
]);

/** Fields of a creator's store that the specification's user profile also has. */
const StoreFields = StoreProfile.pick({
  personalDescription: true,
  background: true,
  category: true,
  location: true,
  specialties: true,
  achievements: true,
});

/** The names of the profile fields that live in the store. */
export const STORE_FIELDS = StoreFields.keyof().options;

/** A person's accounts elsewhere, visible only in their own profile, with the names of the specification's User. */
export const OwnAccounts = z.object({
  /** The linked accounts; a username is without @. */
  socialAccounts: z.partialRecord(z.enum(PLATFORM_IDS), z.object({ username: z.string() })),
  /** The payout account, ready or not; null when there is none. */
  stripeAccount: z.object({ stripe_account_id: z.string(), currency: z.string() }).nullable(),
});
export type OwnAccounts = z.infer<typeof OwnAccounts>;

/** Number of documents read for `OwnAccounts`: an account per platform and the payout account. */
export const OWN_ACCOUNTS_READS = PLATFORM_IDS.length + 1;

/** A full profile; only its owner gets the private fields. */
export const UserProfile = PublicProfile.extend({
  ...StoreFields.shape,
  ...OwnAccounts.partial().shape,
  email: z.string().optional(),
  contact: z.string().nullable().optional(),
}).meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof UserProfile>;

/** Any part of what people say about themselves; omitted fields stay unchanged. */
export const PersonChanges = z
  .object({ name: PersonName, username: Username, contact: Contact, bio: Bio, website: Website })
  .partial();

/** The limit that all changes of a profile share. */
export const PROFILE_EDITS: RateLimit = { bucket: 'profile-edits', per: 'user', max: 60, windowSeconds: 3600 };

/** Any part of one's own profile; omitted fields stay unchanged. */
export const UserProfileChanges = StoreFields.partial().extend({
  ...PersonChanges.shape,
  /** The address of the linked account to show on each platform, or an empty text to hide it; other addresses are refused. */
  socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.string().trim().max(2000)).optional(),
});
export type UserProfileChanges = z.infer<typeof UserProfileChanges>;

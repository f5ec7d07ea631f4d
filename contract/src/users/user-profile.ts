import { z } from 'zod';
import type { RateLimit } from '../calls/operation.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { optionalText } from '../shared/readable-text.ts';
import { webAddress } from '../shared/values.ts';
import { StoreProfile } from '../stores/store.ts';
import { PersonName, PublicProfile, Username } from './user.ts';

export const Contact = z.string().trim().max(100);
export const Bio = optionalText(500);

/** An address on the web, or nothing. */
export const Website = z.union([
  z.literal(''),
  webAddress({ protocol: /^https$/, error: 'Enter an address that starts with https://' }).max(300),
]);

/** Fields of a creator's store that also stand in the user profile of the specification. */
const StoreFields = StoreProfile.pick({
  personalDescription: true,
  background: true,
  category: true,
  location: true,
  specialties: true,
  achievements: true,
});

/** The names of these fields; they live in the store. */
export const STORE_FIELDS = StoreFields.keyof().options;

/** A person's accounts elsewhere, as their own profile shows them, in the names of the specification's User; nobody else reads it. */
export const OwnAccounts = z.object({
  /** The linked ones; a username is without @. */
  socialAccounts: z.partialRecord(z.enum(PLATFORM_IDS), z.object({ username: z.string() })),
  /** The payout account, ready or not; null when there is none. */
  stripeAccount: z.object({ stripe_account_id: z.string(), currency: z.string() }).nullable(),
});
export type OwnAccounts = z.infer<typeof OwnAccounts>;

/** Documents read to know them: an account per platform and the payout account. */
export const OWN_ACCOUNTS_READS = PLATFORM_IDS.length + 1;

/** A profile in full; private fields are there for its owner alone. */
export const UserProfile = PublicProfile.extend({
  ...StoreFields.shape,
  ...OwnAccounts.partial().shape,
  email: z.string().optional(),
  contact: z.string().nullable().optional(),
}).meta({ id: 'UserProfile' });
export type UserProfile = z.infer<typeof UserProfile>;

/** Any part of what a person says about themselves; fields left out stay. */
export const PersonChanges = z
  .object({ name: PersonName, username: Username, contact: Contact, bio: Bio, website: Website })
  .partial();

/** The limit that all changes of a profile share. */
export const PROFILE_EDITS: RateLimit = { bucket: 'profile-edits', per: 'user', max: 60, windowSeconds: 3600 };

/** Any part of one's own profile; fields left out stay. */
export const UserProfileChanges = StoreFields.partial().extend({
  ...PersonChanges.shape,
  /** Per platform the address of the linked account to show it, empty to hide it; other addresses are refused. */
  socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.string().trim().max(2000)).optional(),
});
export type UserProfileChanges = z.infer<typeof UserProfileChanges>;

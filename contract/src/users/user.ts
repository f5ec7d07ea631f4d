import { z } from 'zod';
import { isReservedId, Uid } from '../shared/ids.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { readableLine } from '../shared/readable-line.ts';
import { Role } from '../shared/roles.ts';
import { WireDate } from '../shared/wire.ts';
import { isReservedUsername } from './reserved-usernames.ts';

export const Username = z
  .string()
  .trim()
  .min(3, 'At least 3 characters')
  .max(30, 'At most 30 characters')
  .regex(/^[A-Za-z0-9_.]+$/, 'Letters, digits, dots and underscores only')
  .refine((name) => !isReservedId(name), 'Must not stand between double underscores')
  .refine((name) => !isReservedUsername(name), 'This username is reserved');

/** The name shown for somebody whose account has ended. */
export const DELETED_USER_NAME = 'Deleted user';

/** The name of a person as everybody reads it. */
export const PersonName = readableLine(100, 'Name is required');

/** The public document of a user, `users/{uid}`. */
export const User = z.object({
  uid: Uid,
  name: z.string(),
  username: z.string().nullable(),
  role: Role,
  isVerified: z.boolean(),
  profilePic: z.string().nullable(),
  bio: z.string().nullable().default(null),
  website: z.url().nullable().default(null),
  /** Platform → URL of the linked account, for those the person shows. */
  socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.url()),
  createdAt: z.date(),
  /** Keys by which admins find the person; kept by a trigger, a moment late. */
  searchWords: z.array(z.string()).optional(),
});
export type User = z.infer<typeof User>;

/** The private document of a user, `userPrivate/{uid}`: its owner and the server read it. */
export const UserPrivate = z.object({
  uid: Uid,
  email: z.email(),
  /** True when the e-mail was proven to be the person's, here or at the identity provider. */
  emailVerified: z.boolean().default(false),
  contact: z.string().nullable(),
  provider: z.enum(['password', 'google.com']),
  agreedToTermsAt: z.date().nullable(),
  /** Set when the person asked to be verified and nobody has decided yet. */
  verificationRequestedAt: z.date().nullable(),
  /** An admin's last answer to that. */
  verificationDecision: z.object({ granted: z.boolean(), decidedAt: z.date() }).nullable().default(null),
  /** Of the referral link that led to the registration, whether or not somebody has that code. */
  referralCode: z.string().optional(),
});
export type UserPrivate = z.infer<typeof UserPrivate>;

/** A person as they see themselves: both documents in one, as the specification's User. */
export const OwnProfile = z
  .object({
    uid: Uid,
    name: z.string(),
    displayName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: Role,
    provider: z.string(),
    username: z.string().nullable(),
    contact: z.string().nullable(),
    bio: z.string().nullable(),
    website: z.string().nullable(),
    isVerified: z.boolean(),
    /** When the person asked to be verified, while nobody has decided yet. */
    verificationRequestedAt: WireDate.nullable(),
    /** When an admin last refused that; null once they ask again. */
    verificationRefusedAt: WireDate.nullable(),
    profilePic: z.string().nullable(),
    socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.string()),
    createdAt: WireDate,
  })
  .meta({ id: 'OwnProfile' });
export type OwnProfile = z.infer<typeof OwnProfile>;

/** Somebody as others see them. */
export const PublicProfile = z
  .object({
    uid: Uid,
    name: z.string(),
    displayName: z.string(),
    username: z.string().nullable(),
    role: Role,
    isVerified: z.boolean(),
    profilePic: z.string().nullable(),
    bio: z.string().nullable(),
    website: z.string().nullable(),
    socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.string()),
    createdAt: WireDate,
  })
  .meta({ id: 'PublicProfile' });
export type PublicProfile = z.infer<typeof PublicProfile>;

/** Fields of a person that other documents repeat. */
export type CopiedPerson = Pick<User, 'name' | 'profilePic' | 'isVerified'>;

/** Who stands there once the account has ended. */
export const DELETED_PERSON: CopiedPerson = { name: DELETED_USER_NAME, profilePic: null, isVerified: false };

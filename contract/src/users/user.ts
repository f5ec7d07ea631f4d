import { z } from 'zod';
import { isReservedId, Uid, WireDate, named } from '../shared/values.ts';
import { MailChoices } from '../notifications/mail-group.ts';
import { PushChoices } from '../notifications/push-choices.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { readableLine } from '../shared/readable-text.ts';
import { Role } from '../shared/roles.ts';

/** Usernames that could be mistaken for the product, its staff or one of its addresses. Lower case, without dots and underscores. */
const RESERVED_USERNAMES: ReadonlySet<string> = new Set([
  ...['about', 'abuse', 'account', 'accounts', 'admin', 'administrator', 'affiliate', 'affiliates', 'anonymous', 'api'],
  ...['app', 'application', 'applications', 'auth', 'billing', 'blog', 'brand', 'brands', 'business', 'campaign'],
  ...['campaigns', 'checkout', 'contact', 'creator', 'creators', 'dashboard', 'deleted', 'deleteduser', 'developer'],
  ...['dispute', 'disputes', 'docs', 'doubloon', 'doubloons', 'doubloonapp', 'doubloonofficial', 'doubloonsupport'],
  ...['doubloonteam', 'everyone', 'faq', 'feedback', 'finance', 'guest', 'health', 'help', 'helpdesk', 'home', 'info'],
  ...['legal', 'login', 'logout', 'loot', 'lootmanagement', 'loots', 'mail', 'marketplace', 'me', 'media', 'messages'],
  ...['moderator', 'mod', 'mystore', 'news', 'nobody', 'notifications', 'null', 'official', 'owner', 'payment'],
  ...['payments', 'payout', 'payouts', 'police', 'postmaster', 'press', 'privacy', 'profile', 'refund', 'refunds'],
  ...['register', 'root', 'sales', 'security', 'settings', 'signin', 'signup', 'staff', 'static', 'status', 'store'],
  ...['stores', 'stripe', 'superuser', 'support', 'sysadmin', 'system', 'team', 'terms', 'test', 'treasure'],
  ...['treasures', 'undefined', 'user', 'username', 'users', 'verified', 'verify', 'webmaster', 'www'],
]);

/** Digits that can be read as letters. */
const READ_AS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** True for a reserved username and for look-alikes such as `A.d_min` and `r00t`. */
export function isReservedUsername(username: string): boolean {
  const bare = username.toLowerCase().replaceAll(/[._]/g, '');
  const read = bare.replaceAll(/\d/g, (digit) => READ_AS[digit] ?? digit);
  return [bare, read, read.replaceAll('i', 'l')].some((name) => RESERVED_USERNAMES.has(name)) || bare === '';
}

/** A uid in the form of the identity service. Addresses name a person by it, or by a username that nobody else has. */
const UID_OF_THE_SERVICE = /^[A-Za-z0-9]{28}$/;

export const Username = z
  .string()
  .trim()
  .min(3, 'At least 3 characters')
  .max(30, 'At most 30 characters')
  .regex(/^[A-Za-z0-9_.]+$/, 'Letters, digits, dots and underscores only')
  .refine((name) => !isReservedId(name), 'Must not stand between double underscores')
  .refine((name) => !isReservedUsername(name), 'This username is reserved')
  .refine((name) => !UID_OF_THE_SERVICE.test(name), 'Looks like an internal id: make it shorter or put a dot into it');

export const DELETED_USER_NAME = 'Deleted user';

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
  /** Platform → URL of the linked account, for the accounts that the person shows. */
  socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.url()),
  createdAt: z.date(),
  /** Search keys by which admins find the person; kept by a trigger with a short delay. */
  searchWords: z.array(z.string()).optional(),
});
export type User = z.infer<typeof User>;

/** The private document of a user, `userPrivate/{uid}`: its owner, admins and the server read it. */
export const UserPrivate = z.object({
  uid: Uid,
  email: z.email(),
  /** True when the person has proven that the e-mail is theirs, here or at the identity provider. */
  emailVerified: z.boolean().default(false),
  contact: z.string().nullable(),
  /** How the person signs in: `password` if they have set one through the product, even in addition to Google. */
  provider: z.enum(['password', 'google.com']),
  agreedToTermsAt: z.date().nullable(),
  /** When the person requested verification, while nobody has decided; null otherwise. */
  verificationRequestedAt: z.date().nullable(),
  /** An admin's latest decision on the person's verification request. */
  verificationDecision: z.object({ granted: z.boolean(), decidedAt: z.date() }).nullable().default(null),
  /** True while an admin keeps the person from signing in. */
  suspended: z.boolean().optional(),
  /** When a mail server refused the e-mail for good, since when only mails that always come are tried; null or missing while mails arrive. */
  mailRefusedAt: z.date().nullable().optional(),
  /** The person's choices about mails; a missing group has its default. */
  mails: MailChoices.partial().optional(),
  /** The person's choices about push notifications; a missing group has its default. */
  push: PushChoices.partial().optional(),
  /** The code of the referral link that led to the registration; it may not exist. */
  referralCode: z.string().optional(),
});
export type UserPrivate = z.infer<typeof UserPrivate>;

export const PublicProfile = named('PublicProfile', {
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
});
export type PublicProfile = z.infer<typeof PublicProfile>;

/** A person's own profile: both documents in one, in the form of the specification's User. */
export const OwnProfile = PublicProfile.extend({
  email: z.string(),
  emailVerified: z.boolean(),
  provider: z.string(),
  contact: z.string().nullable(),
  /** When the person requested verification, while nobody has decided. */
  verificationRequestedAt: WireDate.nullable(),
  /** When an admin last refused the verification; null once the person asks again. */
  verificationRefusedAt: WireDate.nullable(),
  /** Since when a mail server refuses the e-mail for good; null while mails arrive. */
  mailRefusedAt: WireDate.nullable(),
}).meta({ id: 'OwnProfile' });
export type OwnProfile = z.infer<typeof OwnProfile>;

/** Fields of a person that other documents copy. */
export type CopiedPerson = Pick<User, 'name' | 'profilePic' | 'isVerified'>;

/** The placeholder for a person whose account has ended. */
export const DELETED_PERSON: CopiedPerson = { name: DELETED_USER_NAME, profilePic: null, isVerified: false };

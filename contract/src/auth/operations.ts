import { z } from 'zod';
import { MAX_EXPORTED_LISTS } from '../account/operations.ts';
import { anyone, defineOperation, signedIn } from '../calls/define-operation.ts';
import type { RateLimit } from '../calls/operation.ts';
import { ChoosableRole, Role } from '../shared/roles.ts';
import { SENTENCES } from '../shared/sentences.ts';
import { MAX_DEVICE_HOLDERS } from './sign-in-trait.ts';
import { MAX_PUSH_DEVICES } from '../push/push-device.ts';
import { Contact, OWN_ACCOUNTS_READS, OwnAccounts, PersonChanges, PROFILE_EDITS } from '../users/user-profile.ts';
import { MAX_OWN_SESSIONS, OwnSession } from './own-session.ts';
import { ProfilePicture } from './profile-picture.ts';
import { OwnProfile, PersonName, Username } from '../users/user.ts';

/** Minimum length of a new password; older ones can be shorter. */
const MIN_PASSWORD_LENGTH = 10;

/** An e-mail in lower case, as the identity service stores it, so that it is found in any spelling. */
const Email = z.email('Enter a valid email address').max(254).toLowerCase();

const NewPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, { error: `At least ${MIN_PASSWORD_LENGTH} characters`, abort: true })
  .max(200, 'At most 200 characters')
  .refine((text) => !/^(.)\1*$/su.test(text), SENTENCES.repeatedCharacter);

/** The code in the link of a mail that the identity service sends. */
const MailedCode = z.string().trim().min(1, 'The code is required').max(500);

/** The code of a referral link; an unknown code is ignored. */
const GivenReferralCode = z.string().trim().max(100);

export const Registration = z.object({
  name: PersonName,
  email: Email,
  username: Username,
  password: NewPassword,
  role: ChoosableRole.default('content_creator'),
  contact: Contact.optional(),
  /** "Verified creator" was ticked: files a verification request but grants nothing. */
  isVerified: z.boolean().optional(),
  agreeToTerms: z.literal(true, SENTENCES.terms),
  referralCode: GivenReferralCode.optional(),
});
export type Registration = z.infer<typeof Registration>;

/** A code of the authenticator app, or a recovery code; without its spaces, which apps show within. */
export const SignInCode = z
  .string()
  .overwrite((code) => code.replaceAll(/\s/g, ''))
  .min(1, 'The code is required')
  .max(40);

export const Credentials = z.object({
  email: Email,
  password: z.string().min(1, 'Password is required').max(200),
  /** Only from those who have a second factor: a first try without it asks for it (`CODE_NEEDED`). */
  code: SignInCode.optional(),
});

/** A person's own profile with their linked accounts elsewhere, which a session does not need. */
const FullProfile = OwnProfile.extend(OwnAccounts.shape).meta({ id: 'FullProfile' });
const Session = z.object({ customToken: z.string(), user: OwnProfile });

/** Limit of one network's calls before authentication: more than a whole school makes. */
const beforeKnown = (bucket: string) =>
  ({ bucket, per: 'address', max: 500, windowSeconds: 60, within: 'instance' }) as const satisfies RateLimit;
const SIGN_INS = beforeKnown('sign-ins');

/** Limits of registrations: a class registers within an hour, and a network gets no more accounts a day than 20 an hour would give. */
const REGISTRATIONS_OF_AN_HOUR: RateLimit = { bucket: 'register', per: 'address', max: 250, windowSeconds: 3600 };
const REGISTRATIONS_OF_A_DAY: RateLimit = { bucket: 'register-day', per: 'address', max: 480, windowSeconds: 86_400 };

/** Limit of invalid mailed codes. Valid ones were mailed to somebody, so there are few. */
const BAD_CODES = { bucket: 'mailed-code', per: 'address', max: 30, windowSeconds: 600, of: 'strangers' } as const;
const MAILED_CODES = [BAD_CODES, beforeKnown('mailed-codes')] as const;

/** Maximum reads for a sign-in from a shared device: its other users, and the pair with each. */
const OTHERS_READS = 2 * MAX_DEVICE_HOLDERS + 1;
const OTHERS_WRITES = MAX_DEVICE_HOLDERS;

export const register = defineOperation('POST /auth/register', {
  id: 'register',
  summary: 'Create an account with e-mail and password',
  access: anyone,
  input: { body: Registration },
  rateLimits: [REGISTRATIONS_OF_AN_HOUR, REGISTRATIONS_OF_A_DAY],
  output: Session,
  status: 201,
  errors: ['already_exists'],
  cost: { reads: 6 + OTHERS_READS, writes: 6 + OTHERS_WRITES },
});

export const login = defineOperation('POST /auth/login', {
  id: 'login',
  summary: 'Sign in with e-mail and password',
  access: anyone,
  input: { body: Credentials },
  rateLimits: [{ bucket: 'login', per: 'address', max: 60, windowSeconds: 900, of: 'strangers' }, SIGN_INS],
  output: Session,
  errors: ['unauthenticated', 'forbidden', 'too_many_requests'],
  cost: { reads: 17 + OTHERS_READS, writes: 19 + OTHERS_WRITES },
});

export const loginWithGoogle = defineOperation('POST /auth/google', {
  id: 'loginWithGoogle',
  summary: 'Sign in with the Firebase ID token of a Google popup; a new person gets the role `user`',
  access: anyone,
  input: {
    body: z.object({
      idToken: z.string().min(1).max(8192),
      /** The code of the referral link that brought the person; it counts only for a new account. */
      referralCode: GivenReferralCode.optional(),
    }),
  },
  rateLimits: [{ bucket: 'google-login', per: 'address', max: 60, windowSeconds: 900, of: 'strangers' }, SIGN_INS],
  output: z.object({
    user: OwnProfile,
    /** Begins a session with a second factor; null without one, where the session of the popup goes on. */
    customToken: z.string().nullable().default(null),
  }),
  errors: ['unauthenticated', 'illegal_state'],
  cost: { reads: 22 + OTHERS_READS, writes: 15 + OTHERS_WRITES },
});

export const logout = defineOperation('POST /auth/logout', {
  id: 'logout',
  summary:
    'End every session of the caller: refresh tokens are revoked, and their browsers get no more push notifications',
  access: signedIn,
  cost: { reads: 2 + MAX_PUSH_DEVICES, writes: 1 + MAX_PUSH_DEVICES },
});

export const listOwnSessions = defineOperation('GET /auth/sessions', {
  id: 'listOwnSessions',
  summary: 'The browsers in which the caller is signed in, the latest sign-in first',
  access: signedIn,
  output: z.array(OwnSession),
  cost: { reads: MAX_OWN_SESSIONS, writes: 0 },
});

export const endOtherSessions = defineOperation('POST /auth/sessions/end-others', {
  id: 'endOtherSessions',
  summary: 'End every session of the caller but this one, which goes on with the custom token; needs a recent sign-in',
  access: signedIn,
  output: z.object({ customToken: z.string() }),
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 30 + OTHERS_READS, writes: 25 + OTHERS_WRITES },
});

export const verifyToken = defineOperation('POST /auth/verify-token', {
  id: 'verifyToken',
  summary: 'Whether the bearer token is still good, and whose it is',
  access: signedIn,
  output: z.object({ valid: z.literal(true), user: OwnProfile }),
  errors: ['not_found'],
  cost: { reads: 2, writes: 0 },
});

export const getRole = defineOperation('GET /auth/role', {
  id: 'getRole',
  summary: "The caller's role",
  access: signedIn,
  output: z.object({ role: Role }),
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const getProfile = defineOperation('GET /auth/profile', {
  id: 'getProfile',
  summary: "The caller's own profile",
  access: signedIn,
  output: FullProfile,
  errors: ['not_found'],
  cost: { reads: 2 + OWN_ACCOUNTS_READS, writes: 0 },
});

/**
 * Maximum reads to find out whether a person has used the product: their user, one for each list of their personal data, and a page of the first list with
 * content (`hasOnlyProfile`).
 */
const LOOK_FOR_USE_READS = 1 + MAX_EXPORTED_LISTS + 200;

export const updateProfile = defineOperation('PUT /auth/profile', {
  id: 'updateProfile',
  summary:
    "Change the caller's own profile; a role can be chosen once, by somebody who has none, or has not used theirs, and agrees to the terms",
  access: signedIn,
  input: {
    body: PersonChanges.extend({
      profilePic: ProfilePicture.optional(),
      role: ChoosableRole.optional(),
      /** Required together with the role from a person who has not agreed yet, as after a first sign-in with Google. */
      agreeToTerms: z.literal(true, SENTENCES.terms).optional(),
    }),
  },
  maxBodyBytes: 20 * 1024 * 1024,
  output: FullProfile,
  rateLimits: [PROFILE_EDITS],
  errors: ['not_found', 'already_exists', 'illegal_state'],
  cost: { reads: 7 + OWN_ACCOUNTS_READS + LOOK_FOR_USE_READS, writes: 10 },
});

export const requestPasswordReset = defineOperation('POST /auth/password-reset', {
  id: 'requestPasswordReset',
  summary: 'Mail a link for choosing a new password; the answer is the same whether the e-mail has an account',
  access: anyone,
  input: { body: z.object({ email: Email }) },
  rateLimits: [
    { bucket: 'password-reset', per: 'address', max: 100, windowSeconds: 3600, of: 'strangers' },
    { bucket: 'known-password-reset', per: 'address', max: 200, windowSeconds: 3600, of: 'known' },
    beforeKnown('password-resets'),
  ],
  cost: { reads: 13, writes: 10 },
});

export const confirmPasswordReset = defineOperation('POST /auth/password-reset/confirm', {
  id: 'confirmPasswordReset',
  summary: 'Choose a new password with the code of the mail; every session of the person ends',
  access: anyone,
  input: { body: z.object({ code: MailedCode, password: NewPassword }) },
  rateLimits: MAILED_CODES,
  cost: { reads: 38 + OTHERS_READS, writes: 31 + OTHERS_WRITES },
});

export const undoEmailChange = defineOperation('POST /auth/email-change/undo', {
  id: 'undoEmailChange',
  summary:
    'Take back a change of the e-mail with the code that was mailed to the former address; sessions and password end',
  access: anyone,
  input: { body: z.object({ code: MailedCode }) },
  rateLimits: MAILED_CODES,
  cost: { reads: 12, writes: 10 },
});

export const requestEmailVerification = defineOperation('POST /auth/email-verification', {
  id: 'requestEmailVerification',
  summary:
    "Mail a link to the caller's own address that proves it is theirs, while it is not proven or its mail server refuses mails",
  access: signedIn,
  rateLimits: [{ bucket: 'email-verification', per: 'user', max: 5, windowSeconds: 3600 }],
  errors: ['not_found', 'illegal_state', 'too_many_requests'],
  cost: { reads: 4, writes: 3 },
});

export const confirmEmailVerification = defineOperation('POST /auth/email-verification/confirm', {
  id: 'confirmEmailVerification',
  summary: 'Prove an e-mail with the code of the mail',
  access: anyone,
  input: { body: z.object({ code: MailedCode }) },
  rateLimits: MAILED_CODES,
  cost: { reads: 2 + OTHERS_READS, writes: 4 + OTHERS_WRITES },
});

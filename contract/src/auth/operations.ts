import { z } from 'zod';
import { anyone, defineOperation, signedIn } from '../shared/operation.ts';
import { ChoosableRole, Role } from '../shared/roles.ts';
import { OwnProfile, PersonName, Username } from '../users/user.ts';

const MIN_PASSWORD_LENGTH = 6;

/** What somebody reads who has not agreed to the terms. */
export const TERMS_NEEDED = 'You must agree to the terms';

export const Registration = z.object({
  name: PersonName,
  email: z.email('Enter a valid email address').max(254),
  username: Username,
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `At least ${MIN_PASSWORD_LENGTH} characters`)
    .max(200, 'At most 200 characters'),
  role: ChoosableRole.default('content_creator'),
  contact: z.string().trim().max(100).optional(),
  /** "Verified creator" ticked: files a verification request, grants nothing. */
  isVerified: z.boolean().optional(),
  agreeToTerms: z.literal(true, TERMS_NEEDED),
});
export type Registration = z.infer<typeof Registration>;

export const Credentials = z.object({
  email: z.email('Enter a valid email address').max(254),
  password: z.string().min(1, 'Password is required').max(200),
});

const Session = z.object({ customToken: z.string(), user: OwnProfile });

export const register = defineOperation({
  id: 'register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account with e-mail and password',
  access: anyone,
  input: { body: Registration },
  output: Session,
  status: 201,
  errors: ['already_exists'],
  cost: { reads: 3, writes: 3 },
});

export const login = defineOperation({
  id: 'login',
  rateLimits: [{ bucket: 'register', per: 'address', max: 20, windowSeconds: 3600 }],
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with e-mail and password',
  access: anyone,
  input: { body: Credentials },
  output: Session,
  errors: ['unauthenticated', 'too_many_requests'],
  cost: { reads: 3, writes: 2 },
});

export const loginWithGoogle = defineOperation({
  id: 'loginWithGoogle',
  method: 'POST',
  rateLimits: [{ bucket: 'login', per: 'address', max: 60, windowSeconds: 900 }],
  path: '/auth/google',
  summary: 'Sign in with the Firebase ID token of a Google popup; a new person gets the role `user`',
  access: anyone,
  input: { body: z.object({ idToken: z.string().min(1).max(8192) }) },
  output: z.object({ user: OwnProfile }),
  errors: ['unauthenticated'],
  cost: { reads: 4, writes: 2 },
});

export const logout = defineOperation({
  id: 'logout',
  method: 'POST',
  rateLimits: [{ bucket: 'google-login', per: 'address', max: 60, windowSeconds: 900 }],
  path: '/auth/logout',
  summary: 'End every session of the caller: refresh tokens are revoked',
  access: signedIn,
  input: {},
  output: z.object({ success: z.literal(true) }),
  errors: [],
  cost: { reads: 0, writes: 0 },
});

export const verifyToken = defineOperation({
  id: 'verifyToken',
  method: 'POST',
  path: '/auth/verify-token',
  summary: 'Whether the bearer token is still good, and whose it is',
  access: signedIn,
  input: {},
  output: z.object({ valid: z.literal(true), user: OwnProfile }),
  errors: ['not_found'],
  cost: { reads: 2, writes: 0 },
});

export const getRole = defineOperation({
  id: 'getRole',
  method: 'GET',
  path: '/auth/role',
  summary: "The caller's role",
  access: signedIn,
  input: {},
  output: z.object({ role: Role }),
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const getProfile = defineOperation({
  id: 'getProfile',
  method: 'GET',
  path: '/auth/profile',
  summary: "The caller's own profile",
  access: signedIn,
  input: {},
  output: OwnProfile,
  errors: ['not_found'],
  cost: { reads: 2, writes: 0 },
});

export const updateProfile = defineOperation({
  id: 'updateProfile',
  method: 'PUT',
  path: '/auth/profile',
  summary:
    "Change the caller's own profile; a role can be chosen once, by somebody who has none and agrees to the terms",
  access: signedIn,
  input: {
    body: z.object({
      name: PersonName.optional(),
      contact: z.string().trim().max(100).optional(),
      role: ChoosableRole.optional(),
      /** Needed with the role by somebody who has not agreed yet, as after a first sign-in with Google. */
      agreeToTerms: z.literal(true, TERMS_NEEDED).optional(),
    }),
  },
  output: OwnProfile,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 2, writes: 2 },
});

import { z } from 'zod';
import { defineOperation, signedIn } from '../calls/define-operation.ts';
import { WireDate } from '../shared/values.ts';
import { SignInCode } from './operations.ts';

/** Proof of the first factor, given anew: the password or, from whoever has none, the Firebase ID token of a Google popup. */
const FirstFactor = z.object({
  password: z.string().min(1, 'Password is required').max(200).optional(),
  googleIdToken: z.string().min(1).max(8192).optional(),
});

/** Guesses at a password or a code in a session of the person. */
const GUESSES = { bucket: 'second-factor', per: 'user', max: 20, windowSeconds: 3600 } as const;

export const getSecondFactor = defineOperation('GET /auth/second-factor', {
  id: 'getSecondFactor',
  summary: "The caller's second factor, and whether they have to have one",
  access: signedIn,
  output: z.object({
    /** When it was switched on; null while it is off. */
    enabled_at: WireDate.nullable(),
    recovery_codes_left: z.int(),
    /** True for an admin who can do nothing as one until a sign-in with a second factor. */
    is_needed: z.boolean(),
  }),
  cost: { reads: 1, writes: 0 },
});

export const startSecondFactor = defineOperation('POST /auth/second-factor', {
  id: 'startSecondFactor',
  summary:
    'A new secret for an authenticator app; the second factor is on once a code is confirmed. Needs a proven e-mail',
  access: signedIn,
  input: { body: FirstFactor },
  rateLimits: [GUESSES],
  output: z.object({
    /** The secret in base 32, to be typed into an app. */
    secret: z.string(),
    /** The address that an app reads from a QR code (`otpauth://`). */
    uri: z.string(),
    /** Names this enrolment when it is confirmed. */
    session: z.string(),
  }),
  errors: ['forbidden', 'not_found', 'illegal_state', 'too_many_requests'],
  cost: { reads: 6, writes: 10 },
});

export const confirmSecondFactor = defineOperation('POST /auth/second-factor/confirm', {
  id: 'confirmSecondFactor',
  summary: 'Switch the second factor on with a code of the app; the session goes on with the custom token',
  access: signedIn,
  input: { body: FirstFactor.extend({ session: z.string().min(1).max(4096), code: SignInCode }) },
  rateLimits: [GUESSES],
  output: z.object({
    customToken: z.string(),
    /** Each signs in once without the app, which switches the second factor off. They are not shown again. */
    recovery_codes: z.array(z.string()),
  }),
  errors: ['forbidden', 'not_found', 'illegal_state', 'too_many_requests'],
  cost: { reads: 7, writes: 10 },
});

export const removeSecondFactor = defineOperation('POST /auth/second-factor/remove', {
  id: 'removeSecondFactor',
  summary:
    'Switch the second factor off with a code, or with the token of a Google popup that has asked for one; every other session ends',
  access: signedIn,
  input: { body: FirstFactor.extend({ code: SignInCode.optional() }) },
  rateLimits: [GUESSES],
  output: z.object({ customToken: z.string() }),
  errors: ['forbidden', 'not_found', 'illegal_state', 'too_many_requests'],
  cost: { reads: 8, writes: 13 },
});

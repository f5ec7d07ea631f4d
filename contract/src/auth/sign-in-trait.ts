import { z } from 'zod';
import { Uid } from '../shared/values.ts';

/** Days for which the device and the network of a sign-in are kept. */
export const SIGN_IN_TRAIT_DAYS = 90;

/** A device or a network that somebody has signed in from lately, `signInTraits/{hash}`; server only. */
export const SignInTrait = z.object({
  uid: Uid,
  kind: z.enum(['device', 'network']),
  /** Of a device the digest of the product's own cookie, of a network its prefix. */
  value: z.string(),
  expiresAt: z.date(),
});
export type SignInTrait = z.infer<typeof SignInTrait>;

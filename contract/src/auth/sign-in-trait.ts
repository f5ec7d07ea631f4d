import { z } from 'zod';
import { Uid } from '../shared/values.ts';

/** Days for which the device and the network of a sign-in are kept. */
export const SIGN_IN_TRAIT_DAYS = 90;

/** A device or a network that a person has signed in from recently, `signInTraits/{hash}`; server only. */
export const SignInTrait = z.object({
  uid: Uid,
  kind: z.enum(['device', 'network']),
  /** Identifies the device, by the digest of the product's own cookie, or the network, by its prefix. */
  value: z.string(),
  expiresAt: z.date(),
});
export type SignInTrait = z.infer<typeof SignInTrait>;

/**
 * Two people who have signed in from one device recently, `sharedDevices/{hash of both}`; server only. There is one document per pair, so that finding it takes
 * one read, however many devices each has used.
 */
export const SharedDevice = z.object({
  /** The uids of both people, sorted. */
  uids: z.array(Uid).length(2),
  /** When one of them has not used any common device for 90 days. */
  expiresAt: z.date(),
});
export type SharedDevice = z.infer<typeof SharedDevice>;

/** Maximum number of other users of a device with whom a sign-in is compared: those who used it last. */
export const MAX_DEVICE_HOLDERS = 50;

import { z } from 'zod';
import { Uid } from '../shared/values.ts';

/** Days for which the device and the network of a sign-in are kept. */
export const SIGN_IN_TRAIT_DAYS = 90;

/** A device or a network that somebody has signed in from lately, `signInTraits/{hash}`; server only. */
export const SignInTrait = z.object({
  uid: Uid,
  kind: z.enum(['device', 'network']),
  /** Identifies the device, by the digest of the product's own cookie, or the network, by its prefix. */
  value: z.string(),
  expiresAt: z.date(),
});
export type SignInTrait = z.infer<typeof SignInTrait>;

/**
 * Two people who have signed in from one device lately, `sharedDevices/{hash of both}`; server only. One document per pair, so that finding it takes one read,
 * however many devices each has used.
 */
export const SharedDevice = z.object({
  /** The uids of both people, sorted. */
  uids: z.array(Uid).length(2),
  /** The moment from which one of them has not used any common device for 90 days. */
  expiresAt: z.date(),
});
export type SharedDevice = z.infer<typeof SharedDevice>;

/** Most other people with one device that a sign-in is held against: those who used it last. */
export const MAX_DEVICE_HOLDERS = 50;

import { z } from 'zod';
import { Uid } from '../shared/values.ts';

/** The platforms whose posts are read with their creator's own permission. */
export const GRANT_PLATFORMS = ['tiktok', 'instagram'] as const;
export const GrantPlatform = z.enum(GRANT_PLATFORMS);
export type GrantPlatform = z.infer<typeof GrantPlatform>;

/** A text that only the product can decrypt: AES-256-GCM, all parts in base64, with the id of its key. */
export const SealedText = z.object({ keyId: z.string(), iv: z.base64(), tag: z.base64(), text: z.base64() });
export type SealedText = z.infer<typeof SealedText>;

/** A creator's permission to read the views of their posts, `socialGrants/{uid}__{platform}`; server only, and in no export. */
export const SocialGrant = z.object({
  uid: Uid,
  platform: GrantPlatform,
  /** The account that it was granted for; it is worthless once another one is linked. */
  handle: z.string(),
  access: SealedText,
  accessEndsAt: z.date(),
  /** The token that refreshes the access token; null if that one refreshes itself. */
  refresh: SealedText.nullable(),
  /** When it is refreshed even if unused, so that it does not expire; null once it has ended. */
  keepBy: z.date().nullable(),
  grantedAt: z.date(),
  /** When the platform refused the token; null while it is valid. */
  endedAt: z.date().nullable(),
  /** Number of consecutive failures when using it. */
  failures: z.int().nonnegative().default(0),
  /** Until when it is paused; null if it is not. */
  pausedUntil: z.date().nullable().default(null),
});
export type SocialGrant = z.infer<typeof SocialGrant>;

/** Returns the platform if its posts are read with their creator's permission. */
export function grantPlatform(platform: string): GrantPlatform | undefined {
  return GRANT_PLATFORMS.find((known) => known === platform);
}

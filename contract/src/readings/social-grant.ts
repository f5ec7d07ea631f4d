import { z } from 'zod';
import { Uid } from '../shared/values.ts';

/** The platforms whose posts are read with their creator's own permission. */
export const GRANT_PLATFORMS = ['tiktok', 'instagram'] as const;
export const GrantPlatform = z.enum(GRANT_PLATFORMS);
export type GrantPlatform = z.infer<typeof GrantPlatform>;

/** A text that only the product can open: AES-256-GCM, all parts in base64, with the id of the key that opens it. */
export const SealedText = z.object({ keyId: z.string(), iv: z.base64(), tag: z.base64(), text: z.base64() });
export type SealedText = z.infer<typeof SealedText>;

/** A creator's permission to read the views of their posts, `socialGrants/{uid}__{platform}`; server only, and in no export. */
export const SocialGrant = z.object({
  uid: Uid,
  platform: GrantPlatform,
  /** The account that it is for; worth nothing once another one is linked. */
  handle: z.string(),
  access: SealedText,
  accessEndsAt: z.date(),
  /** The token that replaces the other; null where that one replaces itself. */
  refresh: SealedText.nullable(),
  /** When it is refreshed although nobody used it, so that it does not end; null once it has. */
  keepBy: z.date().nullable(),
  grantedAt: z.date(),
  /** When the platform refused the token; null while it is valid. */
  endedAt: z.date().nullable(),
  /** How often, in a row, nothing came of asking with it. */
  failures: z.int().nonnegative().default(0),
  /** Until when nothing is asked with it; null when it is not left alone. */
  pausedUntil: z.date().nullable().default(null),
});
export type SocialGrant = z.infer<typeof SocialGrant>;

/** Returns the platform when its posts are read with their creator's permission. */
export function grantPlatform(platform: string): GrantPlatform | undefined {
  return GRANT_PLATFORMS.find((known) => known === platform);
}

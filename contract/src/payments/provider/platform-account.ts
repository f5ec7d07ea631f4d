import { z } from 'zod';

/** The platform's own account at the payment provider, `platformAccount/pinned`; only its key may move money. Server only. */
export const PlatformAccount = z.object({
  accountId: z.string().regex(/^acct_\w+$/),
  /** True where the money that it moves is real, false in test mode; null in older documents, until the key is used next. */
  isLive: z.boolean().nullable().default(null),
  pinnedAt: z.date(),
});
export type PlatformAccount = z.infer<typeof PlatformAccount>;

/** The id of the only document of its collection. */
export const PINNED = 'pinned';

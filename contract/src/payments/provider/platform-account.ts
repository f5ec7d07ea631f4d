import { z } from 'zod';

/** The platform's own account at the payment provider, with whose key alone money moves, `platformAccount/pinned`; server only. */
export const PlatformAccount = z.object({
  accountId: z.string().regex(/^acct_\w+$/),
  pinnedAt: z.date(),
});
export type PlatformAccount = z.infer<typeof PlatformAccount>;

/** The id of the only document of its collection. */
export const PINNED = 'pinned';

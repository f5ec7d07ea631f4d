import { z } from 'zod';
import { DollarsToCents } from '../shared/money.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { DocumentId, named, Uid, WireDate } from '../shared/values.ts';
import { ApplicationStatus } from './lifecycle.ts';

/** How many earlier applications an owner is shown beside the one to decide on. */
export const MAX_TOGETHER = 5;
/** How many posts of an applicant an owner is shown. */
export const MAX_BEST_POSTS = 3;

/** Earlier work of a creator for the same owner, and how it ended. */
const EarlierWork = z.object({
  application_id: DocumentId,
  campaign_id: DocumentId,
  title: z.string(),
  status: ApplicationStatus.exclude(['pending']),
  /** True when nothing was delivered in time, so that the owner has freed the slot. */
  slot_freed: z.boolean(),
  applied_at: WireDate,
  /** Posts whose treasures the owner has accepted, and their latest accepted views. */
  accepted_posts: z.int(),
  views: z.int(),
  /** The amount that the owner has paid for it, without what was taken back. */
  paid: DollarsToCents,
});
export type EarlierWork = z.infer<typeof EarlierWork>;

/** The creator an owner decides on with an application. What others also see of the creator is in `KnownCreator`. */
export const Applicant = named('Applicant', {
  creator_id: Uid,
  name: z.string(),
  username: z.string().nullable(),
  profilePic: z.string().nullable(),
  isVerified: z.boolean(),
  /** Decided applications of theirs to this owner's other loots, newest first; how many there are in all, and the newest of them. */
  together: z.object({ total: z.int(), newest: z.array(EarlierWork) }),
  /** Their accepted posts with the most views, as the platform gave them last, of accounts that they show; not for whom they were made. */
  best_posts: z.array(
    z.object({
      url: z.string(),
      platform: z.enum(PLATFORM_IDS),
      post_id: z.string(),
      views: z.int(),
      read_at: WireDate,
    }),
  ),
});
export type Applicant = z.infer<typeof Applicant>;

import { z } from 'zod';
import { DollarsToCents } from '../shared/money.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { DocumentId, named, Uid, WireDate } from '../shared/values.ts';
import { Followers } from '../social-accounts/operations.ts';
import { ApplicationStatus } from './lifecycle.ts';

/** Maximum number of earlier applications that an owner sees beside the one to decide on. */
export const MAX_TOGETHER = 5;
/** Maximum number of an applicant's posts that an owner sees. */
export const MAX_BEST_POSTS = 3;

/** Figures from a creator's open store, beside their application. */
export const ApplicantFigures = named('ApplicantFigures', {
  /** Average of the reviews; 0 without any. */
  rating: z.number(),
  reviewCount: z.int(),
  /** Followers on Doubloon. */
  followers: z.int(),
  /** True when the creator's identity has been checked. */
  verified: z.boolean(),
  /** Addresses of the linked accounts that the creator shows. */
  socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.string()),
  /** The number of followers of these accounts, where their platform gives one. */
  accountFollowers: z.partialRecord(z.enum(PLATFORM_IDS), Followers),
});
export type ApplicantFigures = z.infer<typeof ApplicantFigures>;

/** A creator's earlier work for the same owner, and its outcome. */
const EarlierWork = z.object({
  application_id: DocumentId,
  campaign_id: DocumentId,
  title: z.string(),
  status: ApplicationStatus.exclude(['pending']),
  /** True if the owner freed the slot because nothing was delivered in time. */
  slot_freed: z.boolean(),
  applied_at: WireDate,
  /** Posts whose treasures the owner has accepted, and their latest accepted views. */
  accepted_posts: z.int(),
  views: z.int(),
  /** The amount that the owner paid for it, without what was taken back. */
  paid: DollarsToCents,
});
export type EarlierWork = z.infer<typeof EarlierWork>;

/** The creator of an application, as its owner sees them to decide. `KnownCreator` has what others also see. */
export const Applicant = named('Applicant', {
  creator_id: Uid,
  name: z.string(),
  username: z.string().nullable(),
  profilePic: z.string().nullable(),
  isVerified: z.boolean(),
  /** The creator's decided applications to this owner's other loots: their total, and the newest of them. */
  together: z.object({ total: z.int(), newest: z.array(EarlierWork) }),
  /** The creator's accepted posts with the most views as last given by the platform, of accounts that they show; without the loots for which they were made. */
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

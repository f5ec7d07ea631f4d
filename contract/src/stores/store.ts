import { z } from 'zod';
import { Uid, WireDate, named } from '../shared/values.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { Followers } from '../social-accounts/operations.ts';
import { CreatorRecord } from '../records/record.ts';
import { readableLine, optionalText } from '../shared/readable-text.ts';

export const CreatorCategory = z.enum(['fashion', 'technology', 'fitness', 'food', 'beauty', 'travel']);
export type CreatorCategory = z.infer<typeof CreatorCategory>;

/** Status of a store. An admin closes it, or the end of its creator's account does; then nobody sees it. */
export const StoreStatus = z.enum(['open', 'closed']);
export type StoreStatus = z.infer<typeof StoreStatus>;

const MAX_LIST = 20;

/** Fields of a store that creators write about themselves; other fields come from elsewhere. */
export const StoreProfile = z.object({
  category: CreatorCategory.nullable(),
  location: optionalText(100),
  description: optionalText(500),
  personalDescription: optionalText(5000),
  background: optionalText(5000),
  specialties: z.array(readableLine(50)).max(MAX_LIST),
  achievements: z.array(readableLine(200)).max(MAX_LIST),
  /** Percent of a sale that the creator offers to affiliates; null if nothing is offered. */
  affiliateReward: z.int().min(0).max(100).nullable(),
});
export type StoreProfile = z.infer<typeof StoreProfile>;

/** Any part of a store's profile; omitted fields stay unchanged. */
export const StoreProfileChanges = StoreProfile.partial();
export type StoreProfileChanges = z.infer<typeof StoreProfileChanges>;

/** A creator's store, `stores/{uid}`. While it is open, everybody sees it through the API, without the sections that are switched off. */
export const Store = StoreProfile.extend({
  id: Uid,
  status: StoreStatus,
  /** Copies of the user document, kept by a trigger. */
  name: z.string(),
  username: z.string().nullable(),
  profilePic: z.string().nullable(),
  verified: z.boolean(),
  socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.string()),
  /** Copies of the follower counts of the linked accounts, where their platform gives one. */
  accountFollowers: z
    .partialRecord(z.enum(PLATFORM_IDS), z.object({ count: z.int().nonnegative(), at: z.date() }))
    .default({}),
  /** A copy of the setting: true when others see the specialties and find the store by them. */
  showsSpecialties: z.boolean().default(true),
  /** True when an admin has featured the store. */
  featured: z.boolean(),
  /** When the creator's account was created. */
  createdAt: z.date(),
  /** Kept by triggers. */
  counts: z.object({ followers: z.int(), reviews: z.int(), ratingSum: z.int() }),
  /**
   * Derived from the fields above for the creators directory; kept by a trigger. `featuredRank` sorts featured creators before the rest. Within both, reviewed
   * creators come before those with only texts, then empty stores; within these, verified ones first, then those with more stars.
   */
  rating: z.number(),
  featuredRank: z.number(),
  searchWords: z.array(z.string()),
});
export type Store = z.infer<typeof Store>;

/** A store in an answer of the API, with the specification's names (its "Creator profile"). */
export const StoreView = named('Store', {
  id: Uid,
  name: z.string(),
  username: z.string().nullable(),
  profilePic: z.string().nullable(),
  category: CreatorCategory.nullable(),
  rating: z.number(),
  reviewCount: z.int(),
  followers: z.int(),
  description: z.string(),
  verified: z.boolean(),
  featured: z.boolean(),
  location: z.string(),
  joinedDate: WireDate,
  socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.string()),
  /** The number of followers of these accounts, where their platform gives one. */
  accountFollowers: z.partialRecord(z.enum(PLATFORM_IDS), Followers),
  specialties: z.array(z.string()),
  achievements: z.array(z.string()),
  background: z.string(),
  personalDescription: z.string(),
  affiliateReward: z.int().nullable(),
  /** The creator's record; null while they are new here. */
  record: CreatorRecord.nullable(),
});
export type StoreView = z.infer<typeof StoreView>;

/** A store as lists show it: without its long texts and other fields that lists do not need. */
export const CreatorCard = StoreView.omit({
  background: true,
  personalDescription: true,
  achievements: true,
})
  .extend({
    /** The address of the newest picture among their works, where a list shows it and there is one. */
    newestPicture: z.string().optional(),
  })
  .meta({ id: 'CreatorCard' });
export type CreatorCard = z.infer<typeof CreatorCard>;

import { z } from 'zod';
import { Uid, WireDate, named } from '../shared/values.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { Followers } from '../social-accounts/operations.ts';
import { CreatorRecord } from '../records/record.ts';
import { readableLine, optionalText } from '../shared/readable-text.ts';

export const CreatorCategory = z.enum(['fashion', 'technology', 'fitness', 'food', 'beauty', 'travel']);
export type CreatorCategory = z.infer<typeof CreatorCategory>;

/** A store is closed by an admin, as with its creator's account: then nobody sees it. */
export const StoreStatus = z.enum(['open', 'closed']);
export type StoreStatus = z.infer<typeof StoreStatus>;

const MAX_LIST = 20;

/** Fields that a creator writes about themselves; the rest of a store comes from elsewhere. */
export const StoreProfile = z.object({
  category: CreatorCategory.nullable(),
  location: optionalText(100),
  description: optionalText(500),
  personalDescription: optionalText(5000),
  background: optionalText(5000),
  specialties: z.array(readableLine(50)).max(MAX_LIST),
  achievements: z.array(readableLine(200)).max(MAX_LIST),
  /** Percent of a sale the creator offers to affiliates; null offers nothing. */
  affiliateReward: z.int().min(0).max(100).nullable(),
});
export type StoreProfile = z.infer<typeof StoreProfile>;

/** Any part of a store's profile; fields left out stay. */
export const StoreProfileChanges = StoreProfile.partial();
export type StoreProfileChanges = z.infer<typeof StoreProfileChanges>;

/** A creator's store, `stores/{uid}`; everybody sees it while it is open, through the API and without the sections that are off. */
export const Store = StoreProfile.extend({
  id: Uid,
  status: StoreStatus,
  /** Copies of the user document, kept by a trigger. */
  name: z.string(),
  username: z.string().nullable(),
  profilePic: z.string().nullable(),
  verified: z.boolean(),
  socialLinks: z.partialRecord(z.enum(PLATFORM_IDS), z.string()),
  /** Copies of the linked accounts among these: how many follow them, where their platform says so. */
  accountFollowers: z
    .partialRecord(z.enum(PLATFORM_IDS), z.object({ count: z.int().nonnegative(), at: z.date() }))
    .default({}),
  /** A copy of the settings: true when others see the specialties and find the store by them. */
  showsSpecialties: z.boolean().default(true),
  /** True when an admin has featured the store. */
  featured: z.boolean(),
  /** When the creator's account was made. */
  createdAt: z.date(),
  /** Kept by triggers. */
  counts: z.object({ followers: z.int(), reviews: z.int(), ratingSum: z.int() }),
  /**
   * Derived from the fields above, for the creators directory; kept by a trigger. `featuredRank` sorts featured creators before the rest, of
   * both the reviewed before those who only say something of themselves before empty stores, of these the verified first, then those with more stars.
   */
  rating: z.number(),
  featuredRank: z.number(),
  searchWords: z.array(z.string()),
});
export type Store = z.infer<typeof Store>;

/** A store as the API shows it, in the specification's names (its "Creator profile"). */
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
  /** How the creator has worked here; null while they are new. */
  record: CreatorRecord.nullable(),
});
export type StoreView = z.infer<typeof StoreView>;

/** A store as lists show it: without its long texts, and without what they do not show. */
export const CreatorCard = StoreView.omit({
  background: true,
  personalDescription: true,
  achievements: true,
}).meta({ id: 'CreatorCard' });
export type CreatorCard = z.infer<typeof CreatorCard>;

import { z } from 'zod';
import { PLATFORM_IDS, type PlatformId } from '../shared/platforms.ts';
import { WireDate, named } from '../shared/values.ts';
import { Followers } from '../social-accounts/operations.ts';

/** Figures of a record are shown from so many on: a creator's completed loots, an owner's decisions. Below, the person is new here. */
export const RECORD_FROM = 3;

const Count = z.int().default(0);

/** The times to decide, in hours, up to which decisions are counted together; slower ones are `longer`. Ordered. */
export const DECISION_HOURS = { h1: 1, h3: 3, h6: 6, h12: 12, h24: 24, h48: 48, h72: 72, h96: 96 } as const;

/** The steps of `DECISION_HOURS` with their hours, the quickest first. */
export const DECISION_STEPS = Object.entries(DECISION_HOURS) as [keyof typeof DECISION_HOURS, number][];

/** The counts of views from which on posts are counted together, up to the next one. Ordered. */
const VIEW_COUNTS = {
  ...{ v0: 0, v100: 100, v300: 300, v1k: 1_000, v3k: 3_000, v10k: 10_000, v30k: 30_000 },
  ...{ v100k: 100_000, v300k: 300_000, v1m: 1_000_000, v3m: 3_000_000, v10m: 10_000_000 },
} as const;

/** The steps of views with the counts at which they begin, the lowest first. */
export const VIEW_STEPS = Object.entries(VIEW_COUNTS) as [keyof typeof VIEW_COUNTS, number][];

/** Views of posts on one platform: their sum, and the posts by steps of `VIEW_STEPS`. */
const PlatformViews = z
  .object({
    total: Count,
    ...{ v0: Count, v100: Count, v300: Count, v1k: Count, v3k: Count, v10k: Count, v30k: Count },
    ...{ v100k: Count, v300k: Count, v1m: Count, v3m: Count, v10m: Count },
  })
  .prefault({});

/** How somebody has worked here, `records/{uid}`, in numbers kept by triggers; a missing number, or a missing document, is 0. Server only. */
export const PersonRecord = z.object({
  /** A creator's loots in which a treasure was accepted. */
  loots: z.object({ completed: Count }).prefault({}),
  /** A creator's loots that had a deadline for the first treasure: accepted, or freed without one; `onTime` are those delivered by it. */
  deliveries: z.object({ due: Count, onTime: Count }).prefault({}),
  /** Treasures by their decision: a creator's own, an owner's received. */
  treasures: z.object({ accepted: Count, rejected: Count }).prefault({}),
  /** Views of a creator's accepted posts as the platforms give them, by platform; Facebook and Xiaohongshu give none. */
  tiktokViews: PlatformViews,
  instagramViews: PlatformViews,
  youtubeViews: PlatformViews,
  twitterViews: PlatformViews,
  /** A creator's decided appeals. */
  appeals: z.object({ won: Count, lost: Count }).prefault({}),
  /** Payouts that have arrived, without those taken back in full: a creator's received, an owner's made. */
  payouts: z.object({ received: Count, made: Count }).prefault({}),
  /** An owner's decisions on applications, content, treasures and proofs, by the owner before the deadline or left to it. */
  decisions: z.object({ inTime: Count, late: Count }).prefault({}),
  /** These decisions by the time that they took, each in the first of `DECISION_HOURS` that it fits in. */
  decisionTimes: z
    .object({
      ...{ h1: Count, h3: Count, h6: Count, h12: Count, h24: Count, h48: Count, h72: Count, h96: Count },
      longer: Count,
    })
    .prefault({}),
  /** Creators whom an owner has accepted, and those of them accepted for another loot later. */
  creators: z.object({ accepted: Count, cameBack: Count }).prefault({}),
  /** An owner's loots of which money was asked back. */
  refunds: z.object({ asked: Count }).prefault({}),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

/** The platforms whose posts can be read. */
export const VIEWED_PLATFORMS = ['tiktok', 'instagram', 'youtube', 'twitter'] as const satisfies readonly PlatformId[];
const ViewedPlatform = z.enum(VIEWED_PLATFORMS);

/** A creator's record as everybody sees it. */
export const CreatorRecord = named('CreatorRecord', {
  loots_completed: z.int(),
  /** Loots with a deadline for the first treasure, and those whose first treasure was there by it. */
  deliveries_due: z.int(),
  delivered_on_time: z.int(),
  treasures_decided: z.int(),
  treasures_accepted: z.int(),
  appeals_decided: z.int(),
  appeals_won: z.int(),
  payouts_received: z.int(),
  /** Views of accepted posts as each platform gives them; platforms without a reading are left out. */
  views: z.array(
    z.object({
      platform: ViewedPlatform,
      posts: z.int(),
      total: z.int(),
      /** Half of the posts have this many views or more. */
      half_have: z.int(),
    }),
  ),
});
export type CreatorRecord = z.infer<typeof CreatorRecord>;

/** An owner's record as everybody sees it. */
export const OwnerRecord = named('OwnerRecord', {
  /** Decisions on applications, content, treasures and proofs, also those that a deadline has made. */
  decisions: z.int(),
  decided_in_time: z.int(),
  /** Half of the decisions took this many hours or less; null when that is more than the longest of `DECISION_HOURS`. */
  median_hours: z.int().nullable(),
  treasures_decided: z.int(),
  treasures_accepted: z.int(),
  payouts_made: z.int(),
  creators_accepted: z.int(),
  creators_came_back: z.int(),
  /** Loots of which money was asked back. */
  refunds_asked: z.int(),
});
export type OwnerRecord = z.infer<typeof OwnerRecord>;

/** A creator whom somebody decides on: who they are elsewhere, and their record; null while they are new here. */
export const KnownCreator = named('KnownCreator', {
  /** When the account was made. */
  since: WireDate,
  /** The linked accounts that the creator shows, by their addresses. */
  accounts: z.partialRecord(z.enum(PLATFORM_IDS), z.string()),
  /** The number of followers of the shown accounts, where their platform gives one. */
  followers: z.partialRecord(z.enum(PLATFORM_IDS), Followers),
  record: CreatorRecord.nullable(),
});
export type KnownCreator = z.infer<typeof KnownCreator>;

import { z } from 'zod';
import { PLATFORM_IDS, type PlatformId } from '../shared/platforms.ts';
import { WireDate, named } from '../shared/values.ts';
import { Followers } from '../social-accounts/operations.ts';

/** Minimum from which a record shows figures: a creator's completed loots, an owner's decisions. Below it, the person is new here. */
export const RECORD_FROM = 3;

const Count = z.int().default(0);

/** Upper bounds, in hours, of the ranges in which decision times are counted; slower decisions are `longer`. Ordered. */
export const DECISION_HOURS = { h1: 1, h3: 3, h6: 6, h12: 12, h24: 24, h48: 48, h72: 72, h96: 96 } as const;

/** The steps of `DECISION_HOURS` with their hours, the quickest first. */
export const DECISION_STEPS = Object.entries(DECISION_HOURS) as [keyof typeof DECISION_HOURS, number][];

/** Lower bounds of the ranges in which posts are counted by their views. Ordered. */
const VIEW_COUNTS = {
  ...{ v0: 0, v100: 100, v300: 300, v1k: 1_000, v3k: 3_000, v10k: 10_000, v30k: 30_000 },
  ...{ v100k: 100_000, v300k: 300_000, v1m: 1_000_000, v3m: 3_000_000, v10m: 10_000_000 },
} as const;

/** The ranges of views with their lower bounds, the lowest first. */
export const VIEW_STEPS = Object.entries(VIEW_COUNTS) as [keyof typeof VIEW_COUNTS, number][];

/** Views of posts on one platform: their sum, and the number of posts in each range of `VIEW_STEPS`. */
const PlatformViews = z
  .object({
    total: Count,
    ...{ v0: Count, v100: Count, v300: Count, v1k: Count, v3k: Count, v10k: Count, v30k: Count },
    ...{ v100k: Count, v300k: Count, v1m: Count, v3m: Count, v10m: Count },
  })
  .prefault({});

/** How a person has worked on Doubloon, `records/{uid}`, in counts kept by triggers; a missing count or document is 0. Server only. */
export const PersonRecord = z.object({
  /** A creator's loots with an accepted treasure. */
  loots: z.object({ completed: Count }).prefault({}),
  /** A creator's loots with a deadline for the first treasure that were accepted, or freed without one; `onTime` counts those delivered by it. */
  deliveries: z.object({ due: Count, onTime: Count }).prefault({}),
  /** Treasures by their decision: those of a creator, or those that an owner received. */
  treasures: z.object({ accepted: Count, rejected: Count }).prefault({}),
  /** Views of a creator's accepted posts as last given by each platform; Facebook and Xiaohongshu give none. */
  tiktokViews: PlatformViews,
  instagramViews: PlatformViews,
  youtubeViews: PlatformViews,
  twitterViews: PlatformViews,
  /** A creator's decided appeals. */
  appeals: z.object({ won: Count, lost: Count }).prefault({}),
  /** Payouts that have arrived and were not taken back in full: received by a creator, made by an owner. */
  payouts: z.object({ received: Count, made: Count }).prefault({}),
  /** An owner's decisions on applications, content, treasures and proofs: made before the deadline, or left to it. */
  decisions: z.object({ inTime: Count, late: Count }).prefault({}),
  /** An owner's decisions by the time that they took, each in the first range of `DECISION_HOURS` that contains it. */
  decisionTimes: z
    .object({
      ...{ h1: Count, h3: Count, h6: Count, h12: Count, h24: Count, h48: Count, h72: Count, h96: Count },
      longer: Count,
    })
    .prefault({}),
  /** Creators whom an owner has accepted, and how many of them were accepted for another loot later. */
  creators: z.object({ accepted: Count, cameBack: Count }).prefault({}),
  /** An owner's loots for which a refund was requested. */
  refunds: z.object({ asked: Count }).prefault({}),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

/** The platforms whose posts can be read. */
export const VIEWED_PLATFORMS = ['tiktok', 'instagram', 'youtube', 'twitter'] as const satisfies readonly PlatformId[];
const ViewedPlatform = z.enum(VIEWED_PLATFORMS);

/** A creator's public record. */
export const CreatorRecord = named('CreatorRecord', {
  loots_completed: z.int(),
  /** Loots with a deadline for the first treasure, and how many of them had it by then. */
  deliveries_due: z.int(),
  delivered_on_time: z.int(),
  treasures_decided: z.int(),
  treasures_accepted: z.int(),
  appeals_decided: z.int(),
  appeals_won: z.int(),
  payouts_received: z.int(),
  /** Views of accepted posts as each platform gives them; platforms without a reading are omitted. */
  views: z.array(
    z.object({
      platform: ViewedPlatform,
      posts: z.int(),
      total: z.int(),
      /** Half of the posts have at least this many views. */
      half_have: z.int(),
    }),
  ),
});
export type CreatorRecord = z.infer<typeof CreatorRecord>;

/** Returns the views of a creator's accepted posts on all platforms together. */
export const viewsOf = ({ views }: Pick<CreatorRecord, 'views'>): number =>
  views.reduce((sum, { total }) => sum + total, 0);

/** An owner's public record. */
export const OwnerRecord = named('OwnerRecord', {
  /** Decisions on applications, content, treasures and proofs, including those that a deadline has made. */
  decisions: z.int(),
  decided_in_time: z.int(),
  /** Half of the decisions took at most this many hours; null if that exceeds the longest of `DECISION_HOURS`. */
  median_hours: z.int().nullable(),
  treasures_decided: z.int(),
  treasures_accepted: z.int(),
  payouts_made: z.int(),
  creators_accepted: z.int(),
  creators_came_back: z.int(),
  /** Loots for which a refund was requested. */
  refunds_asked: z.int(),
});
export type OwnerRecord = z.infer<typeof OwnerRecord>;

/** The creator of a pending decision: their accounts elsewhere, and their record; null while they are new here. */
export const KnownCreator = named('KnownCreator', {
  /** When the account was created. */
  since: WireDate,
  /** Addresses of the linked accounts that the creator shows. */
  accounts: z.partialRecord(z.enum(PLATFORM_IDS), z.string()),
  /** The number of followers of the shown accounts, where their platform gives one. */
  followers: z.partialRecord(z.enum(PLATFORM_IDS), Followers),
  record: CreatorRecord.nullable(),
});
export type KnownCreator = z.infer<typeof KnownCreator>;

import { profileUrl } from '@doubloon/contract/links/account-url.ts';
import { grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import type { WatchedPost } from '@doubloon/contract/readings/watched-post.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { SocialAccount } from '@doubloon/contract/social-accounts/operations.ts';
import type { Firestore } from '@google-cloud/firestore';
import { unitOfWork } from '../../functions/src/platform/database/database.ts';
import type { Dependencies } from '../../functions/src/platform/dependencies.ts';
import { createLog } from '../../functions/src/platform/log.ts';
import { keepGrant } from '../../functions/src/readings/grants/grants.ts';
import { readDuePosts } from '../../functions/src/readings/read-due-posts.ts';
import { applicationDocument, campaignDocument, deliverableDocument } from '../../functions/testing/documents.ts';
import { createMemoryFirestore } from '../../tests/support/memory-firestore/memory-firestore.ts';
import { Shelves } from '../../tests/support/memory-firestore/shelves.ts';
import { productDatabase } from '../../tests/support/setup/product-database.ts';
import { DayOfReadings, type Day } from './day-of-readings.ts';
import { pretendPlatforms, tokenOf } from './pretended-platforms.ts';

export const SIMULATED = ['youtube', 'tiktok', 'instagram', 'twitter'] as const;

const START = Date.parse('2026-11-02T00:00:00Z');
const DAY_MS = 24 * 3_600_000;
/** The pause between two runs of the job. */
const RUN_MS = 5 * 60_000;
/** Days that the posts have been live for, at most. */
const LIVE_DAYS = 30;
const BIG = 1_000_000_000;

interface Simulation {
  readonly posts: number;
  readonly platforms: readonly PlatformId[];
  readonly days: number;
  readonly quotas: Dependencies['config']['readingQuotas'];
  /** Posts that one creator has on a platform: 5 by default. */
  readonly ofACreator?: number;
}

/**
 * Runs the schedule over live posts, for days of 288 runs. It begins after a day without a run: each post is due, since its own moment of that day. The platforms
 * are the stand-in's, the database is in memory, and triggers do not run.
 */
export async function simulateReadings({ posts, platforms, days, quotas, ofACreator = 5 }: Simulation): Promise<Day[]> {
  let nowMs = START;
  const shelves = new Shelves();
  const shown = pretendPlatforms(() => nowMs);
  const day = new DayOfReadings(shelves, () => nowMs);
  const firestore = createMemoryFirestore({ shelves, tamper: day.countWrites, count: day.countReads });
  const key = { id: 'simulated', key: Buffer.alloc(32, 'simulated') };
  const deps = {
    db: productDatabase(firestore),
    clock: { now: () => new Date(nowMs) },
    log: createLog('warn', { write: day.collectLine }),
    safeFetch: shown.safeFetch,
    config: {
      readingKeys: { youtube: 'simulated', twitter: 'simulated' },
      readingQuotas: quotas,
      grantKeys: [key],
      oauthClients: {},
    },
  } as unknown as Dependencies;
  for (let number = 0; number < posts; number += 1) {
    const platform = platforms[number % platforms.length] ?? 'youtube';
    const creatorNumber = Math.floor(number / (platforms.length * ofACreator));
    await addPost(firestore, deps, shown, { platform, number, creatorId: `maker${creatorNumber}${platform}` });
  }
  const results: Day[] = [];
  for (let passed = 0; passed < days; passed += 1) {
    day.begin();
    shown.forgetCalls();
    for (let run = 0; run < DAY_MS / RUN_MS; run += 1) {
      await readDuePosts(deps);
      nowMs += RUN_MS;
    }
    results.push(day.end(platforms, shown.calls));
  }
  return results;
}

/** A treasure whose post is live, with all that reading it takes; a creator has some on one platform. */
async function addPost(
  firestore: Firestore,
  deps: Dependencies,
  shown: ReturnType<typeof pretendPlatforms>,
  { platform, number, creatorId }: { platform: PlatformId; number: number; creatorId: string },
): Promise<void> {
  const handle = creatorId.replace(platform, '');
  const campaign = campaignDocument({ id: `cmp_${creatorId}`, ownerId: 'owner', endDate: null });
  const application = applicationDocument({ campaignId: campaign.id, creatorId, ownerId: 'owner', status: 'approved' });
  const put = (name: string, id: string, document: object) => firestore.collection(name).doc(id).set(document);
  if (!(await firestore.collection(COLLECTIONS.campaigns).doc(campaign.id).get()).exists) {
    const url = profileUrl(platform, handle);
    const verifiedAt = new Date(START);
    const unread = { followers: null, followersDueAt: null, platformId: null };
    const of = { uid: creatorId, platform, handle, url };
    const account: SocialAccount = { ...of, verifiedBy: 'code', verifiedAt, ...unread };
    await put(COLLECTIONS.campaigns, campaign.id, campaign);
    await put(COLLECTIONS.applications, application.id, application);
    await put(COLLECTIONS.socialAccounts, `${creatorId}__${platform}`, account);
    const granted = grantPlatform(platform);
    const access = {
      access: tokenOf(platform, handle),
      refresh: null,
      accessEndsAt: new Date(START * 2),
      keepBy: null,
    };
    if (granted) {
      await unitOfWork(deps, (tx) => keepGrant(tx, deps, { uid: creatorId, platform: granted, handle }, access));
    }
  }
  const postId = platform === 'youtube' ? `video${String(BIG + number).slice(-6)}` : `${BIG + number}`;
  // No two posts in a row are due at the same time, and their ids say nothing about when that is.
  const agoMs = (number * 7_919_000) % (LIVE_DAYS * DAY_MS);
  const watchedSince = new Date(START - DAY_MS - agoMs);
  const dueAt = new Date(START - (agoMs % DAY_MS));
  shown.addPost(platform, handle, postId, watchedSince);
  const id = `dlv_${number}`;
  const deliverable = deliverableDocument(application, { id, platform, postKey: `${platform}:${postId}` });
  await put(COLLECTIONS.deliverables, id, deliverable);
  const { campaignId } = application;
  const watched: WatchedPost = {
    ...{ deliverableId: id, applicationId: application.id, campaignId, creatorId, ownerId: 'owner', platform, postId },
    ...{ authorId: null, authorHandle: null, publishedAt: null, askedAt: null, readAt: null },
    ...{ problem: null, problemSince: null, failures: 0 },
    ...{ watchedSince, dueAt },
  };
  await put(COLLECTIONS.watchedPosts, id, watched);
}
